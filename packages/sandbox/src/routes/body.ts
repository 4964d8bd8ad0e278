import type { Context } from 'hono';
import { GatewayError } from '../gateway-error.js';
import type { Wish } from '../wish.js';

/** The JSON object a request carries; nothing at all is an empty one. */
export async function readBody(context: Context): Promise<Wish> {
  const text = await context.req.text();
  try {
    const body: unknown = JSON.parse(text || '{}');
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch {}
  throw new GatewayError('INVALID_JSON_FORMAT', 'The request body is not a JSON object');
}

/** An amount in rupiah, or nothing. */
export function readAmount(amount: unknown): number | undefined {
  if (amount === undefined) return undefined;
  if (Number.isSafeInteger(Number(amount)) && Number(amount) > 0) return Number(amount);
  throw new GatewayError('API_VALIDATION_ERROR', '"amount" must be a positive integer');
}
