import type { Wish } from './wish.js';

/** How a charge is paid: in a wallet, at a counter, or by a picture that is scanned. */
const chargeKinds = ['ewallet', 'retail', 'qr'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** A demand for money by another way than a virtual account. Amounts are rupiah, times epoch ms. */
export interface Charge {
  kind: ChargeKind;
  id: string;
  external_id: string;
  /** `OVO`, `ALFAMART`, `QRIS`. */
  channel: string;
  name: string;
  amount: number;
  /** What the buyer is given: a phone number, a code for the counter, the string of a picture. */
  reference: string;
  state: 'open' | 'paid' | 'failed' | 'expired';
  failure_code: string | null;
  is_single_use: boolean;
  /** Where the callback goes; null: where the merchant has all of this kind sent. */
  callback_url: string | null;
  /** The wallet's page. */
  checkout_url: string | null;
  /** Where the wallet's page leads back to. */
  redirect_url: string | null;
  items: unknown[];
  created_at: number;
  updated_at: number;
  expires_at: number;
}

/** Money that a charge brought in. */
export interface ChargeMoney {
  payment_id: string;
  charge_id: string;
  amount: number;
  /** Epoch ms. */
  paid_at: number;
}

export interface OpenContext {
  /** Epoch ms. */
  now: number;
  /** Where the gateway's own pages are, `http://127.0.0.1:8788`. */
  origin: string;
}

/** How one kind of charge is opened and told of. */
export interface ChargeForm {
  /** Makes the charge a body asks for; throws the `GatewayError` of the first rule it breaks. */
  open(wish: Wish, context: OpenContext): Charge;
  /** What the API answers about a charge. */
  answer(charge: Charge): Record<string, unknown>;
  /** What the API answers about money, when asked for it. */
  money(charge: Charge, money: ChargeMoney): Record<string, unknown>;
  /** What the merchant is sent when money came. */
  paid(charge: Charge, money: ChargeMoney): Record<string, unknown>;
  /** What the merchant is sent when none will come; null: nobody is told, as with Xendit. */
  ended: ((charge: Charge) => Record<string, unknown>) | null;
}

/** True while money can be paid. */
export function isChargeOpen({ state, expires_at }: Charge, now: number): boolean {
  return state === 'open' && expires_at > now;
}

/** Whether two charges ask for the same: then asking again is safe. */
export function isSameCharge(one: Charge, other: Charge): boolean {
  return one.channel === other.channel && one.amount === other.amount;
}

/** A charge as it begins, all that is not said left empty. */
export function newCharge(
  fields: Pick<Charge, 'kind' | 'external_id' | 'channel' | 'amount' | 'expires_at'> & Partial<Charge>,
  now: number,
): Charge {
  return {
    id: crypto.randomUUID(),
    name: '',
    reference: '',
    state: 'open',
    failure_code: null,
    is_single_use: true,
    callback_url: null,
    checkout_url: null,
    redirect_url: null,
    items: [],
    created_at: now,
    updated_at: now,
    ...fields,
  };
}

export const iso = (time: number) => new Date(time).toISOString();
