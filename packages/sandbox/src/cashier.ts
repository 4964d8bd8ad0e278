import {
  changeAccount,
  isOpen,
  openAccount,
  ownerId,
  paymentInto,
  type VirtualAccount,
  type VirtualAccountPayment,
} from './account.js';
import type { Deliveries } from './delivery.js';
import { GatewayError } from './gateway-error.js';
import type { Ledger } from './ledger.js';

const shortfall = 1000;

export interface Cashier {
  /**
   * Opens an account. Xendit leaves open what a repeated `external_id` does; here the same order (bank and amount)
   * answers with the account it has, so that a client may ask again, and a different one is
   * `DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR`, as is a number that is taken.
   */
  open(wish: Record<string, unknown>): VirtualAccount;
  change(id: string, wish: Record<string, unknown>): VirtualAccount;
  /** Finds by id; throws `CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR`. */
  find(id: string): VirtualAccount;
  /** Pays `amount` rupiah into an account, by default what it expects, and queues the callback. */
  pay(account: VirtualAccount, amount?: number): VirtualAccountPayment;
  /** Ends an account now; nobody is told, as with Xendit. */
  expire(account: VirtualAccount): VirtualAccount;
}

/** What can be done with accounts, whoever asks: the API, the page, a test. */
export function createCashier({
  ledger,
  deliveries,
  callbackUrl,
  clock,
}: {
  ledger: Ledger;
  deliveries: Deliveries;
  /** Where the merchant has payments into accounts told. */
  callbackUrl: string;
  clock: () => number;
}): Cashier {
  function keep(account: VirtualAccount): VirtualAccount {
    ledger.putAccount(account);
    return account;
  }
  function find(id: string): VirtualAccount {
    const account = ledger.accounts.get(id);
    if (account) return withEnd(account, clock());
    throw new GatewayError(
      'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR',
      'Could not find callback virtual account',
    );
  }

  return {
    find,
    open(wish) {
      const account = openAccount(wish, clock());
      const earlier = ledger.accountOf(account.external_id);
      if (earlier && isSameOrder(earlier, account)) return withEnd(earlier, clock());
      if (earlier)
        throw duplicate('A virtual account with this external_id exists, of another bank or amount');
      if (ledger.hasNumber(account.account_number)) throw duplicate('The virtual account number is taken');
      keep({ ...account, status: 'ACTIVE' });
      return account;
    },
    change: (id, wish) => keep(changeAccount(find(id), wish, clock())),
    expire: (account) =>
      keep({ ...account, expiration_date: new Date(clock()).toISOString(), status: 'INACTIVE' }),
    pay(account, amount = amountFor(account, ledger.switches.amount)) {
      if (!isOpen(account, clock())) {
        throw new GatewayError(
          'INACTIVE_VIRTUAL_ACCOUNT_ERROR',
          'The virtual account takes no money any more',
        );
      }
      const payment = paymentInto(account, amount, clock());
      ledger.putPayment(payment);
      if (account.is_single_use) keep({ ...account, status: 'INACTIVE' });
      deliveries.announce({
        about: payment.payment_id,
        url: callbackUrl,
        payload: callbackPayload(payment, clock()),
      });
      return payment;
    },
  };
}

function callbackPayload(payment: VirtualAccountPayment, now: number): Record<string, unknown> {
  const date = new Date(now).toISOString();
  return { ...payment, owner_id: ownerId, created: date, updated: date };
}

function amountFor(account: VirtualAccount, aim: 'right' | 'wrong'): number {
  const expected = account.expected_amount ?? account.suggested_amount ?? 10_000;
  return aim === 'right' ? expected : Math.max(1, expected - shortfall);
}

function isSameOrder(earlier: VirtualAccount, account: VirtualAccount): boolean {
  return earlier.bank_code === account.bank_code && earlier.expected_amount === account.expected_amount;
}

function withEnd(account: VirtualAccount, now: number): VirtualAccount {
  return isOpen(account, now) ? account : { ...account, status: 'INACTIVE' };
}

const duplicate = (message: string) => new GatewayError('DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR', message);
