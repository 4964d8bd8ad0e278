import { isOpen, type VirtualAccount } from './account.js';
import { type Charge, type ChargeKind, isChargeOpen, iso } from './charge.js';
import type { SandboxControl } from './control.js';
import type { Ledger } from './ledger.js';

/** One demand for money as the page shows it. Amounts are rupiah, times ISO 8601. */
export interface Line {
  id: string;
  channel: string;
  /** What the buyer was given. */
  shown: string;
  name: string;
  order: string;
  amount: number | undefined;
  standing: Standing;
  created: string;
  ends: string;
  payments: readonly PaidLine[];
  actions: readonly Action[];
}

export type Standing = 'open' | 'paid' | 'failed' | 'ended';
export type Action = 'pay' | 'pay-wrong' | 'fail' | 'expire';

export interface PaidLine {
  /** The payment its callback tells of. */
  about: string;
  amount: number;
  at: string;
}

export interface LineGroup {
  title: string;
  lines: readonly Line[];
}

export interface LineOptions {
  ledger: Ledger;
  control: SandboxControl;
  search: string;
  /** Epoch ms. */
  now: number;
}

const titles: Record<ChargeKind, string> = {
  ewallet: 'E-wallets',
  retail: 'Codes for the counter',
  qr: 'QR codes',
};
const chargeActions: Record<ChargeKind, readonly Action[]> = {
  ewallet: ['pay', 'fail', 'expire'],
  retail: ['pay', 'pay-wrong', 'expire'],
  qr: ['pay', 'expire'],
};

/** All that was demanded, by kind, newest first; kinds without any are left out. */
export function lineGroups({ ledger, control, search, now }: LineOptions): LineGroup[] {
  const accounts = control.accounts(search).map((account) => ofAccount(account, { ledger, now }));
  const charges = control.charges(search);
  const kinds = Object.entries(titles).map(([kind, title]) => ({
    title,
    lines: charges
      .filter((charge) => charge.kind === kind)
      .map((charge) => ofCharge(charge, { ledger, now })),
  }));
  return [{ title: 'Virtual accounts', lines: accounts }, ...kinds].filter(({ lines }) => lines.length > 0);
}

type Context = Pick<LineOptions, 'ledger' | 'now'>;

function ofAccount(account: VirtualAccount, { ledger, now }: Context): Line {
  const payments = ledger.paymentsInto(account.id);
  const isAlive = isOpen(account, now);
  return {
    id: account.id,
    channel: account.bank_code,
    shown: inFours(account.account_number),
    name: account.name,
    order: account.external_id,
    amount: account.expected_amount,
    standing: payments.length > 0 ? 'paid' : isAlive ? 'open' : 'ended',
    created: account.created,
    ends: account.expiration_date,
    payments: payments.map(({ payment_id, amount, transaction_timestamp }) => ({
      about: payment_id,
      amount,
      at: transaction_timestamp,
    })),
    actions: isAlive ? ['pay', 'pay-wrong', 'expire'] : [],
  };
}

function ofCharge(charge: Charge, { ledger, now }: Context): Line {
  const paid = ledger.moneyOf(charge.id);
  const isAlive = isChargeOpen(charge, now);
  return {
    id: charge.id,
    channel: charge.channel,
    shown: charge.reference,
    name: charge.name,
    order: charge.external_id,
    amount: charge.amount,
    standing: paid.length > 0 ? 'paid' : charge.state === 'failed' ? 'failed' : isAlive ? 'open' : 'ended',
    created: iso(charge.created_at),
    ends: iso(charge.expires_at),
    payments: paid.map(({ payment_id, amount, paid_at }) => ({
      about: payment_id,
      amount,
      at: iso(paid_at),
    })),
    actions: isAlive ? chargeActions[charge.kind] : [],
  };
}

const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
