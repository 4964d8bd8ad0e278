import type { VirtualAccount } from './account.js';
import type { Cashier } from './cashier.js';
import type { Charge, ChargeMoney } from './charge.js';
import type { Deliveries } from './delivery.js';
import { GatewayError } from './gateway-error.js';
import type { Ledger } from './ledger.js';
import type { Switches } from './switches.js';
import type { PayOptions, Till } from './till.js';

/** Money that came in, by whatever way. `id` is the list's name for it, `payment_id` that of callbacks; rupiah. */
export interface Paid {
  id: string;
  payment_id: string;
  amount: number;
}

/** The sandbox's own handles: what a buyer, a bank or bad luck would do. */
export interface SandboxControl {
  /** Accounts whose number, external id or name contains `search`, newest first. */
  accounts(search?: string): VirtualAccount[];
  /** Finds one by id, external id or account number. */
  account(reference: string): VirtualAccount;
  /** Charges of wallets, counters and pictures whose code, external id or name contains `search`, newest first. */
  charges(search?: string): Charge[];
  /** Finds one by id, external id, phone, code, string of the picture, or the wallet's page. */
  charge(reference: string): Charge;
  /**
   * Pays an account or a charge, by default the expected amount in rupiah, and sends the callback; settles once that
   * was tried. Only a charge can be paid late.
   */
  pay(reference: string, options?: PayOptions): Promise<Paid>;
  /** The buyer declines in the wallet, which says so; a counter or a picture only ends. */
  fail(reference: string, failureCode?: string): Promise<Charge>;
  /** Ends an account or a charge now; a wallet says so with the next callbacks that are sent. */
  expire(reference: string): VirtualAccount | Charge;
  readonly switches: Readonly<Switches>;
  /** @example control.set({ callback: 'doubled' }) */
  set(change: Partial<Switches>): void;
  /** Sends callbacks that are due, or with `all` every one that waits; settles when each was tried once. */
  sendCallbacks(options?: { all?: boolean }): Promise<void>;
  /** How many callbacks wait. */
  waitingCallbacks(): number;
  /** Forgets everything and turns all switches back. */
  reset(): void;
}

export interface ControlOptions {
  ledger: Ledger;
  cashier: Cashier;
  till: Till;
  deliveries: Deliveries;
}

export function createControl({ ledger, cashier, till, deliveries }: ControlOptions): SandboxControl {
  function account(reference: string): VirtualAccount {
    const byName =
      ledger.accountOf(reference) ??
      [...ledger.accounts.values()].find((one) => one.account_number === reference);
    return cashier.find(byName?.id ?? reference);
  }
  function charge(reference: string): Charge {
    till.sweep();
    const found = till.seek(reference);
    if (found) return found;
    throw new GatewayError('DATA_NOT_FOUND', `There is no charge "${reference}"`);
  }
  const isCharge = (reference: string) => till.seek(reference) !== undefined;

  return {
    account,
    charge,
    accounts: (search = '') =>
      [...ledger.accounts.keys()]
        .reverse()
        .map(cashier.find)
        .filter(({ account_number, external_id, name }) =>
          matches([account_number, external_id, name], search),
        ),
    charges(search = '') {
      till.sweep();
      const newest = [...ledger.charges.values()].reverse();
      return newest.filter(({ reference, external_id, name, channel }) =>
        matches([reference, external_id, name, channel], search),
      );
    },
    async pay(reference, options = {}) {
      const payment = isCharge(reference)
        ? paidOf(till.pay(charge(reference), options))
        : cashier.pay(account(reference), options.amount);
      await deliveries.send();
      return payment;
    },
    async fail(reference, failureCode) {
      const failed = till.fail(charge(reference), failureCode);
      await deliveries.send();
      return failed;
    },
    expire(reference) {
      return isCharge(reference) ? till.expire(charge(reference)) : cashier.expire(account(reference));
    },
    get switches() {
      return ledger.switches;
    },
    set: ledger.setSwitches,
    async sendCallbacks(options) {
      till.sweep();
      await deliveries.send(options);
    },
    waitingCallbacks: () => ledger.deliveries.size,
    reset: ledger.clear,
  };
}

const paidOf = ({ payment_id, amount }: ChargeMoney): Paid => ({ id: payment_id, payment_id, amount });

/** Numbers are searched for with and without their spaces. */
function matches(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const isIn = (text: string) => [wanted, wanted.replace(/\s/g, '')].some((part) => text.includes(part));
  return texts.some((text) => isIn(text.toLowerCase()));
}
