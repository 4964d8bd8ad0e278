import * as v from 'valibot';
import type { GatewayMoney, GatewaySource } from './ports.js';

/** A callback as it is kept: by which name it is known again, and all it said. */
export interface Callback {
  source: GatewaySource;
  /** The gateway's name for what it tells: what comes under it a second time is no news. */
  key: string;
  /** Another name for the same. */
  otherId: string | null;
  payload: Record<string, unknown>;
}

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const other = v.optional(v.string());

/** What the gateway posts, by way; nothing in it is believed but the names to ask for. */
const schemas = {
  /** Money came into a virtual account. */
  va: v.looseObject({ id: other, payment_id: id, external_id: v.string() }),
  /** A wallet was paid from, or was not; DANA calls its status by a name of its own. */
  ewallet: v.looseObject({
    external_id: id,
    ewallet_type: id,
    status: v.nullish(v.string()),
    payment_status: v.nullish(v.string()),
  }),
  /** Money came at a counter. */
  retail: v.looseObject({ id: other, payment_id: id, external_id: v.string() }),
  /** A QR code was paid. */
  qr: v.looseObject({ id, qr_code: v.looseObject({ external_id: v.string() }) }),
} as const;

type Payload<S extends GatewaySource> = v.InferOutput<(typeof schemas)[S]>;

/** NUL and halves of characters, as JSON writes them. */
const unkept = /\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/**
 * What a callback says in text that a database keeps: it may tell of money, and is not refused for a letter.
 * @example keepable({ sender: 'Sri\u0000' }) // { sender: 'Sri\ufffd' }
 */
export function keepable(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replace(unkept, '\\ufffd'));
}

/** The schema of a callback: what it leaves is what is kept. */
export const callbackSchemas = {
  va: v.pipe(
    schemas.va,
    v.transform((payload): Callback => toldOnce('va', payload)),
  ),
  ewallet: v.pipe(
    schemas.ewallet,
    v.transform((payload): Callback => ({ ...walletTold(payload), source: 'ewallet', payload })),
  ),
  retail: v.pipe(
    schemas.retail,
    v.transform((payload): Callback => toldOnce('retail', payload)),
  ),
  qr: v.pipe(
    schemas.qr,
    v.transform((payload): Callback => ({ source: 'qr', key: payload.id, otherId: null, payload })),
  ),
} satisfies Record<GatewaySource, v.GenericSchema<unknown, Callback>>;

function toldOnce(source: GatewaySource, payload: Payload<'va' | 'retail'>): Callback {
  return { source, key: payload.payment_id, otherId: payload.id ?? null, payload };
}

/** A wallet's money has no name: an order is paid once, and may have failed before. */
function walletTold({ external_id, status, payment_status }: Payload<'ewallet'>) {
  const isFailed = failures.has(status ?? payment_status ?? '');
  return { key: outcomeKey(external_id, isFailed ? 'failed' : 'paid'), otherId: null };
}

const failures = new Set(['FAILED', 'EXPIRED', 'DECLINED', 'VOIDED']);

/** @example outcomeKey('order-1', 'paid') // 'order-1 paid' */
function outcomeKey(externalId: string, status: GatewayMoney['status']): string {
  return `${externalId} ${status}`;
}

/** Under which name money is kept that was found by asking: the one its callback would have. */
export function moneyKey({ source, externalId, paymentId, status }: GatewayMoney): string {
  return source === 'ewallet' || status === 'failed' ? outcomeKey(externalId, status) : paymentId;
}

/** What a kept callback says of itself, whoever kept it. */
export interface Told {
  paymentId: string;
  externalId: string;
  channelCode: string;
  gatewayId: string | null;
  /** Whether it says that nothing was paid. */
  isFailure: boolean;
}

interface Kept {
  source: GatewaySource;
  dedupe_key: string;
  payload: Record<string, unknown>;
}

/** Reads a kept row: a callback as it came, or money that was found. */
export function readTold({ dedupe_key, payload }: Kept): Told {
  const { qr_code } = payload as { qr_code?: { external_id?: unknown } };
  return {
    paymentId: textOf(payload.paymentId ?? payload.payment_id, dedupe_key),
    externalId: textOf(payload.externalId ?? payload.external_id ?? qr_code?.external_id, ''),
    channelCode: textOf(payload.ewallet_type, ''),
    gatewayId: textOf(payload.fixed_payment_code_id, null),
    isFailure: dedupe_key.endsWith(' failed'),
  };
}

function textOf<T extends string | null>(value: unknown, otherwise: T): string | T {
  return typeof value === 'string' ? value : otherwise;
}
