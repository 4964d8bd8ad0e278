import { ownerId } from './account.js';
import { type Charge, type ChargeForm, type ChargeMoney, iso, newCharge } from './charge.js';
import {
  amountNeeded,
  check,
  endAhead,
  invalid,
  isAbsent,
  isText,
  type Rule,
  randomDigits,
  referenceNeeded,
  type Wish,
} from './wish.js';

/** First letters of each payment code in test mode. */
const prefix = 'TEST';
const defaultLifeYears = 31;
const year = 365 * 86_400_000;

/** Shops where one pays at the counter. Limits are rupiah. */
export const outlets: Record<string, { name: string; minimumAmount: number; maximumAmount: number }> = {
  ALFAMART: { name: 'Alfamart', minimumAmount: 10_000, maximumAmount: 5_000_000 },
  INDOMARET: { name: 'Indomaret', minimumAmount: 10_000, maximumAmount: 5_000_000 },
};

const outletOf = (name: unknown) =>
  isText(name) && Object.hasOwn(outlets, name) ? outlets[name] : undefined;

const rules: readonly Rule[] = [
  referenceNeeded,
  invalid('"retail_outlet_name" is required', (wish) => !isText(wish.retail_outlet_name)),
  {
    code: 'RETAIL_OUTLET_NOT_SUPPORTED_ERROR',
    message: 'The retail outlet is not supported',
    breaks: (wish) => !outletOf(wish.retail_outlet_name),
  },
  invalid(
    '"name" takes letters, digits and spaces',
    (wish) => !/^[a-z0-9 ]+$/i.test(String(wish.name ?? '')),
  ),
  amountNeeded('expected_amount'),
  endAhead,
  {
    code: 'MINIMUM_EXPECTED_AMOUNT_ERROR',
    message: 'The expected amount is below what the outlet takes',
    breaks: (wish) => Number(wish.expected_amount) < (outletOf(wish.retail_outlet_name)?.minimumAmount ?? 0),
  },
  {
    code: 'MAXIMUM_EXPECTED_AMOUNT_ERROR',
    message: 'The expected amount is above what the outlet takes',
    breaks: (wish) => Number(wish.expected_amount) > (outletOf(wish.retail_outlet_name)?.maximumAmount ?? 0),
  },
];

/** Codes that are paid at a counter: `/fixed_payment_code`. */
export const outletForm: ChargeForm = {
  open(wish, { now }) {
    check(rules, wish, now);
    return newCharge(
      {
        kind: 'retail',
        external_id: String(wish.external_id),
        channel: String(wish.retail_outlet_name),
        name: String(wish.name).toUpperCase(),
        amount: Number(wish.expected_amount),
        reference: prefix + (isText(wish.payment_code) ? wish.payment_code : randomDigits(10)),
        is_single_use: wish.is_single_use === true,
        expires_at: isAbsent(wish.expiration_date)
          ? now + defaultLifeYears * year
          : Date.parse(String(wish.expiration_date)),
      },
      now,
    );
  },
  answer: (charge) => ({
    id: charge.id,
    ...facts(charge),
    type: 'USER',
    expected_amount: charge.amount,
    is_single_use: charge.is_single_use,
    expiration_date: iso(charge.expires_at),
    status: charge.state === 'open' ? 'ACTIVE' : 'INACTIVE',
  }),
  money: row,
  paid: row,
  ended: null,
};

/** Applies what a PATCH may change. */
export function changeCode(charge: Charge, wish: Wish, now: number): Charge {
  check([endAhead], wish, now);
  return {
    ...charge,
    ...(isText(wish.name) && { name: wish.name.toUpperCase() }),
    ...(Number(wish.expected_amount) > 0 && { amount: Number(wish.expected_amount) }),
    ...(!isAbsent(wish.expiration_date) && { expires_at: Date.parse(String(wish.expiration_date)) }),
    updated_at: now,
  };
}

const facts = ({ external_id, channel, name, reference }: Charge) => ({
  owner_id: ownerId,
  external_id,
  retail_outlet_name: channel,
  prefix,
  name,
  payment_code: reference,
});

function row(charge: Charge, { payment_id, amount, paid_at }: ChargeMoney): Record<string, unknown> {
  return {
    id: payment_id,
    fixed_payment_code_payment_id: payment_id,
    fixed_payment_code_id: charge.id,
    payment_id,
    ...facts(charge),
    amount,
    status: 'SETTLING',
    transaction_timestamp: iso(paid_at),
    created: iso(paid_at),
    updated: iso(paid_at),
  };
}
