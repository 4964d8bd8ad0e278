import * as v from 'valibot';
import { GatewayError } from '../ports.js';

export interface XenditOptions {
  /** Where the gateway answers, e.g. `https://api.xendit.co`. */
  url: string;
  secretKey: string;
  /** How long one call may take, in ms. @default 10000 */
  timeout?: number;
  /** @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response> | Response;
}

export interface XenditCall {
  method?: 'POST' | 'PATCH';
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** One conversation with the gateway. */
export interface XenditCaller {
  /** The answer as the schema leaves it. @throws GatewayError */
  ask<S extends v.GenericSchema>(path: string, schema: S, call?: XenditCall): Promise<v.InferOutput<S>>;
  /** The same; null where the gateway knows of no such thing. */
  find<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null>;
}

/** Calls Xendit with its key, in time, and reads what it answers. */
export function createCaller({
  url,
  secretKey,
  timeout = 10_000,
  fetch = (request) => globalThis.fetch(request),
}: XenditOptions): XenditCaller {
  const base = url.replace(/\/+$/, '');
  const authorization = `Basic ${btoa(`${secretKey}:`)}`;

  const fetchFrom = async (request: Request) => fetch(request);

  async function send(path: string, { method = 'POST', headers, body }: XenditCall): Promise<Response> {
    const request = new Request(base + path, {
      method: body ? method : 'GET',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const failed = (code: string) => new GatewayError(code, `The gateway did not answer ${path}`, false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Not left to the signal alone: a fetch that keeps no hold of its request may never see it abort.
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(failed('TIMEOUT')), timeout);
    });
    const answered = fetchFrom(request).catch((cause) => {
      throw failed((cause as Error).name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE');
    });
    return Promise.race([answered, late]).finally(() => clearTimeout(timer));
  }

  return {
    ask: async (path, schema, call = {}) => read(await send(path, call), schema),
    async find(path, schema) {
      const response = await send(path, {});
      return response.status === 404 ? null : read(response, schema);
    },
  };
}

/** Money as Xendit writes it: a number, or a text that holds one. */
export const Amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());

const Refusal = v.object({
  error_code: v.optional(v.string(), 'UNKNOWN'),
  message: v.optional(v.string(), ''),
});

/** Refusals that time or the operator can cure: wrong keys, throttling, a request still under way. */
const curable = new Set([401, 403, 408, 409, 425, 429]);

async function read<S extends v.GenericSchema>(response: Response, schema: S): Promise<v.InferOutput<S>> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refused(response.status, body);
  const reply = v.safeParse(schema, body);
  if (reply.success) return reply.output;
  throw new GatewayError(
    'UNREADABLE',
    `The gateway answered ${response.status} with an unknown shape`,
    false,
  );
}

function refused(status: number, body: unknown): GatewayError {
  const refusal = v.safeParse(Refusal, body);
  const { error_code, message } = refusal.success ? refusal.output : { error_code: 'UNKNOWN', message: '' };
  const isFinal = status >= 400 && status < 500 && !curable.has(status);
  return new GatewayError(
    error_code,
    `The gateway refused with ${status} ${error_code} ${message}`.trim(),
    isFinal,
  );
}
