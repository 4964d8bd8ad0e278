import type { VirtualAccount, VirtualAccountPayment } from './account.js';
import type { Cashier } from './cashier.js';
import type { Deliveries } from './delivery.js';
import type { Ledger } from './ledger.js';
import type { Switches } from './switches.js';

/** The sandbox's own handles: what a buyer, a bank or bad luck would do. */
export interface SandboxControl {
  /** Accounts whose number, external id or name contains `search`, newest first. */
  accounts(search?: string): VirtualAccount[];
  /** Finds one by id, external id or account number. */
  account(reference: string): VirtualAccount;
  /** Pays, by default the expected amount in rupiah, and sends the callback; settles once that was tried. */
  pay(reference: string, options?: { amount?: number | undefined }): Promise<VirtualAccountPayment>;
  /** Ends an account now. */
  expire(reference: string): VirtualAccount;
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

export function createControl({
  ledger,
  cashier,
  deliveries,
}: {
  ledger: Ledger;
  cashier: Cashier;
  deliveries: Deliveries;
}): SandboxControl {
  function account(reference: string): VirtualAccount {
    const byName =
      ledger.accountOf(reference) ??
      [...ledger.accounts.values()].find((one) => one.account_number === reference);
    return cashier.find(byName?.id ?? reference);
  }
  return {
    account,
    accounts: (search = '') =>
      [...ledger.accounts.keys()]
        .reverse()
        .map(cashier.find)
        .filter((one) => matches(one, search)),
    async pay(reference, { amount } = {}) {
      const payment = cashier.pay(account(reference), amount);
      await deliveries.send();
      return payment;
    },
    expire: (reference) => cashier.expire(account(reference)),
    get switches() {
      return ledger.switches;
    },
    set: ledger.setSwitches,
    sendCallbacks: deliveries.send,
    waitingCallbacks: () => ledger.deliveries.size,
    reset: ledger.clear,
  };
}

function matches(account: VirtualAccount, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const digits = wanted.replace(/\s/g, '');
  const texts = [account.external_id, account.name].map((text) => text.toLowerCase());
  return account.account_number.includes(digits) || texts.some((text) => text.includes(wanted));
}
