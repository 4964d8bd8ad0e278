import { bankOf } from './bank.js';
import {
  check,
  endAhead,
  invalid,
  isAbsent,
  isAmount,
  isText,
  type Rule,
  randomDigits,
  referenceNeeded,
  type Wish,
} from './wish.js';

/** A virtual account as the gateway keeps and answers it. Amounts are rupiah, dates ISO 8601. */
export interface VirtualAccount {
  id: string;
  external_id: string;
  owner_id: string;
  bank_code: string;
  merchant_code: string;
  account_number: string;
  name: string;
  currency: 'IDR';
  country: 'ID';
  is_single_use: boolean;
  is_closed: boolean;
  expected_amount?: number;
  suggested_amount?: number;
  description?: string;
  expiration_date: string;
  status: 'PENDING' | 'ACTIVE' | 'INACTIVE';
  created: string;
  updated: string;
}

/** What a payment into an account looks like when it is read back. */
export interface VirtualAccountPayment {
  id: string;
  payment_id: string;
  callback_virtual_account_id: string;
  external_id: string;
  merchant_code: string;
  account_number: string;
  bank_code: string;
  amount: number;
  transaction_timestamp: string;
  currency: 'IDR';
}

export const ownerId = '5785e6334d7b410667d355c4';
const defaultLifeYears = 31;
const numberLength = 10;

const changeRules: readonly Rule[] = [
  invalid(
    '"expected_amount" must be a positive integer',
    (wish) => !isAbsent(wish.expected_amount) && !isAmount(wish.expected_amount),
  ),
  invalid(
    '"is_single_use" must be a boolean',
    (wish) => !isAbsent(wish.is_single_use) && typeof wish.is_single_use !== 'boolean',
  ),
  endAhead,
];

const createRules: readonly Rule[] = [
  referenceNeeded,
  invalid('"bank_code" is required', (wish) => !isText(wish.bank_code)),
  invalid('"name" is required', (wish) => !isText(wish.name)),
  invalid(
    '"is_closed" must be a boolean',
    (wish) => !isAbsent(wish.is_closed) && typeof wish.is_closed !== 'boolean',
  ),
  {
    code: 'BANK_NOT_SUPPORTED_ERROR',
    message: 'The bank is not supported',
    breaks: (wish) => !bankOf(wish.bank_code),
  },
  invalid(
    '"name" takes letters, digits and spaces, for BCA at least 3',
    (wish) =>
      !/^[a-z0-9 ]+$/i.test(String(wish.name)) || (wish.bank_code === 'BCA' && String(wish.name).length < 3),
  ),
  {
    code: 'CALLBACK_VIRTUAL_ACCOUNT_NAME_NOT_ALLOWED_ERROR',
    message: 'The name must not contain the name of a bank or an institution',
    breaks: (wish) => /\b(bank|bca|mandiri|bni|bri|polri|tni)\b/i.test(String(wish.name)),
  },
  {
    code: 'VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE',
    message: `The virtual account number must have at most ${numberLength} digits`,
    breaks: (wish) =>
      !isAbsent(wish.virtual_account_number) && !/^\d{1,10}$/.test(String(wish.virtual_account_number)),
  },
  {
    code: 'EXPECTED_AMOUNT_REQUIRED_ERROR',
    message: 'A closed virtual account needs an expected amount',
    breaks: (wish) => wish.is_closed === true && isAbsent(wish.expected_amount),
  },
  ...changeRules,
  {
    code: 'MINIMUM_EXPECTED_AMOUNT_ERROR',
    message: 'The expected amount is below what the bank takes',
    breaks: (wish) =>
      isAmount(wish.expected_amount) && wish.expected_amount < (bankOf(wish.bank_code)?.minimumAmount ?? 0),
  },
  {
    code: 'MAXIMUM_EXPECTED_AMOUNT_ERROR',
    message: 'The expected amount is above what the bank takes',
    breaks: (wish) =>
      isAmount(wish.expected_amount) && wish.expected_amount > (bankOf(wish.bank_code)?.maximumAmount ?? 0),
  },
];

/** Opens the account a request body asks for; throws the {@link GatewayError} of the first rule it breaks. */
export function openAccount(wish: Wish, now: number): VirtualAccount {
  check(createRules, wish, now);
  const merchantCode = bankOf(wish.bank_code)?.merchantCode ?? '';
  const date = new Date(now).toISOString();
  return {
    id: crypto.randomUUID(),
    external_id: String(wish.external_id),
    owner_id: ownerId,
    bank_code: String(wish.bank_code),
    merchant_code: merchantCode,
    account_number: merchantCode + String(wish.virtual_account_number ?? randomDigits(numberLength)),
    name: String(wish.name).toUpperCase(),
    currency: 'IDR',
    country: 'ID',
    is_single_use: wish.is_single_use === true,
    is_closed: wish.is_closed === true,
    ...changeOf(wish),
    expiration_date: isAbsent(wish.expiration_date)
      ? yearsLater(now, defaultLifeYears)
      : isoDate(wish.expiration_date),
    status: 'PENDING',
    created: date,
    updated: date,
  };
}

/** Applies what a PATCH may change; throws like {@link openAccount}. */
export function changeAccount(account: VirtualAccount, wish: Wish, now: number): VirtualAccount {
  check(changeRules, wish, now);
  return {
    ...account,
    ...changeOf(wish),
    ...(typeof wish.is_single_use === 'boolean' && { is_single_use: wish.is_single_use }),
    ...(!isAbsent(wish.expiration_date) && { expiration_date: isoDate(wish.expiration_date) }),
    updated: new Date(now).toISOString(),
  };
}

/** True while money can be paid in. */
export function isOpen(account: VirtualAccount, now: number): boolean {
  return account.status !== 'INACTIVE' && Date.parse(account.expiration_date) > now;
}

/** The payment that `amount` into this account makes. */
export function paymentInto(account: VirtualAccount, amount: number, now: number): VirtualAccountPayment {
  return {
    id: crypto.randomUUID(),
    payment_id: crypto.randomUUID(),
    callback_virtual_account_id: account.id,
    external_id: account.external_id,
    merchant_code: account.merchant_code,
    account_number: account.account_number.slice(account.merchant_code.length),
    bank_code: account.bank_code,
    amount,
    transaction_timestamp: new Date(now).toISOString(),
    currency: 'IDR',
  };
}

function changeOf(wish: Wish): Partial<VirtualAccount> {
  return {
    ...(isAmount(wish.expected_amount) && { expected_amount: wish.expected_amount }),
    ...(isAmount(wish.suggested_amount) && { suggested_amount: wish.suggested_amount }),
    ...(isText(wish.description) && { description: wish.description }),
  };
}

const isoDate = (value: unknown) => new Date(String(value)).toISOString();

function yearsLater(now: number, years: number): string {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString();
}
