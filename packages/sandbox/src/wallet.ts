import { ownerId } from './account.js';
import { type Charge, type ChargeForm, iso, newCharge } from './charge.js';
import { GatewayError, type GatewayErrorCode } from './gateway-error.js';
import {
  amountNeeded,
  check,
  endAhead,
  invalid,
  isAbsent,
  isText,
  isUrl,
  type Rule,
  referenceNeeded,
  type Wish,
} from './wish.js';

/** A wallet, and the words it has for how a charge stands. */
interface Wallet {
  name: string;
  /** Whether it asks on the phone of that number; else on a page of its own. */
  isPushed: boolean;
  needs: readonly string[];
  /** How long it waits for its owner, ms. */
  life: number;
  maximumAmount: number;
  words: Record<Charge['state'], string>;
}

const minute = 60_000;
const page = ['callback_url', 'redirect_url'];

/** The wallets the sandbox speaks for. Limits are rupiah. */
export const wallets: Record<string, Wallet> = {
  OVO: {
    name: 'OVO',
    isPushed: true,
    needs: ['phone'],
    life: 55_000,
    maximumAmount: 20_000_000,
    words: { open: 'PENDING', paid: 'COMPLETED', failed: 'FAILED', expired: 'FAILED' },
  },
  DANA: {
    name: 'DANA',
    isPushed: false,
    needs: page,
    life: 30 * minute,
    maximumAmount: 20_000_000,
    words: { open: 'PENDING', paid: 'PAID', failed: 'EXPIRED', expired: 'EXPIRED' },
  },
  LINKAJA: {
    name: 'LinkAja',
    isPushed: false,
    needs: ['phone', 'items', ...page],
    life: 5 * minute,
    maximumAmount: 10_000_000,
    words: { open: 'PENDING', paid: 'SUCCESS_COMPLETED', failed: 'FAILED', expired: 'EXPIRED' },
  },
};

/** Amounts that bring about an error, as in Xendit's test mode; the last is declined on the phone or the page. */
const magicAmounts: Record<number, GatewayErrorCode> = {
  10100: 'CHANNEL_NOT_ACTIVATED',
  10101: 'CHANNEL_UNAVAILABLE',
  10102: 'SERVER_ERROR',
  20103: 'ACCOUNT_ACCESS_BLOCKED',
};
export const declinedAmount = 20_105;
/** A phone number no wallet knows. */
const unknownPhone = '081000000000';

const walletOf = (type: unknown) =>
  isText(type) && Object.hasOwn(wallets, type) ? wallets[type] : undefined;
const needs = (wish: Wish, field: string) => walletOf(wish.ewallet_type)?.needs.includes(field) ?? false;

const rules: readonly Rule[] = [
  referenceNeeded,
  amountNeeded('amount'),
  invalid('"ewallet_type" must be one of OVO, DANA, LINKAJA', (wish) => !walletOf(wish.ewallet_type)),
  invalid(
    '"phone" is required and must be digits',
    (wish) => needs(wish, 'phone') && !/^\+?\d{9,14}$/.test(String(wish.phone)),
  ),
  ...page.map((field) =>
    invalid(`"${field}" is required`, (wish) => needs(wish, field) && !isUrl(wish[field])),
  ),
  invalid(
    '"items" is required',
    (wish) => needs(wish, 'items') && !(Array.isArray(wish.items) && wish.items.length > 0),
  ),
  endAhead,
  invalid('"amount" is outside of what the wallet takes', (wish) => {
    const maximum = walletOf(wish.ewallet_type)?.maximumAmount ?? 0;
    return Number(wish.amount) < 100 || Number(wish.amount) > maximum;
  }),
  {
    code: 'PHONE_NUMBER_NOT_REGISTERED',
    message: 'The phone number is not registered with the wallet',
    breaks: (wish) => needs(wish, 'phone') && wish.phone === unknownPhone,
  },
];

/** Charges on a wallet, in the shapes of `x-api-version: 2019-02-04`. */
export const walletForm: ChargeForm = {
  open(wish, { now, origin }) {
    check(rules, wish, now);
    const magic = magicAmounts[Number(wish.amount)];
    if (magic) throw new GatewayError(magic, 'A magic amount of the sandbox');
    return openCharge(wish, { now, origin });
  },
  answer: (charge) => ({ ...record(charge), status: wordOf(charge) }),
  money: (charge) => walletForm.answer(charge),
  paid: told,
  ended: told,
};

function openCharge(wish: Wish, { now, origin }: { now: number; origin: string }): Charge {
  const type = String(wish.ewallet_type);
  const { isPushed = true, life = 0 } = walletOf(type) ?? {};
  const id = crypto.randomUUID();
  return newCharge(
    {
      kind: 'ewallet',
      id,
      external_id: String(wish.external_id),
      channel: type,
      amount: Number(wish.amount),
      reference: isText(wish.phone) ? wish.phone : '',
      callback_url: isUrl(wish.callback_url) ? wish.callback_url : null,
      redirect_url: isUrl(wish.redirect_url) ? wish.redirect_url : null,
      checkout_url: isPushed ? null : `${origin}/checkouts/${id}`,
      items: Array.isArray(wish.items) ? wish.items : [],
      expires_at: isAbsent(wish.expiration_date) ? now + life : Date.parse(String(wish.expiration_date)),
    },
    now,
  );
}

const wordOf = ({ channel, state }: Charge) => wallets[channel]?.words[state] ?? 'PENDING';

function record(charge: Charge): Record<string, unknown> {
  const { id, external_id, channel, amount, reference, checkout_url } = charge;
  return {
    id,
    external_id,
    amount,
    business_id: ownerId,
    ewallet_type: channel,
    ...(reference && { phone: reference }),
    ...(checkout_url && { checkout_url, expiration_date: iso(charge.expires_at) }),
    ...(charge.failure_code && { failure_code: charge.failure_code }),
    created: iso(charge.created_at),
    transaction_date: iso(charge.updated_at),
  };
}

/** DANA calls its word `payment_status`. */
function told(charge: Charge, money?: { amount: number }): Record<string, unknown> {
  const word = charge.channel === 'DANA' ? 'payment_status' : 'status';
  const { checkout_url, ...facts } = record(charge);
  const items = charge.channel === 'LINKAJA' ? { items: charge.items } : {};
  const amount = money?.amount ?? charge.amount;
  return { event: 'ewallet.payment', ...facts, ...items, amount, [word]: wordOf(charge) };
}
