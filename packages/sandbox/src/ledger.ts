import type { VirtualAccount, VirtualAccountPayment } from './account.js';
import type { Delivery, Outcome } from './delivery.js';
import { healthy, type Switches } from './switches.js';

/** Everything the sandbox remembers; plain JSON. */
export interface SandboxState {
  accounts: VirtualAccount[];
  payments: VirtualAccountPayment[];
  deliveries: Delivery[];
  /** How the callbacks of each payment fared, by payment id. */
  outcomes: [paymentId: string, outcome: Outcome][];
  switches: Switches;
}

export interface Ledger {
  readonly accounts: ReadonlyMap<string, VirtualAccount>;
  readonly payments: ReadonlyMap<string, VirtualAccountPayment>;
  readonly deliveries: ReadonlyMap<string, Delivery>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly switches: Readonly<Switches>;
  /** The youngest account of that external id. */
  accountOf(externalId: string): VirtualAccount | undefined;
  paymentsInto(accountId: string): readonly VirtualAccountPayment[];
  hasNumber(accountNumber: string): boolean;
  putAccount(account: VirtualAccount): void;
  putPayment(payment: VirtualAccountPayment): void;
  putDelivery(delivery: Delivery): void;
  dropDelivery(id: string): void;
  setOutcome(paymentId: string, outcome: Outcome): void;
  setSwitches(change: Partial<Switches>): void;
  clear(): void;
  /** Tells of each change; returns how to stop listening. */
  listen(listener: () => void): () => void;
  save(): SandboxState;
}

/** Accounts this long past their end are forgotten, so that a file kept for months stays small. */
const keptAfterExpiry = 7 * 24 * 60 * 60 * 1000;

/** Keeps the books, in memory; starts from what {@link Ledger.save} once returned. */
export function createLedger({
  saved,
  clock,
}: {
  saved?: SandboxState | undefined;
  clock: () => number;
}): Ledger {
  const accounts = new Map<string, VirtualAccount>();
  const payments = new Map<string, VirtualAccountPayment>();
  const byAccount = new Map<string, VirtualAccountPayment[]>();
  const deliveries = new Map((saved?.deliveries ?? []).map((delivery) => [delivery.id, delivery]));
  const outcomes = new Map(saved?.outcomes);
  const byExternalId = new Map<string, string>();
  const numbers = new Set<string>();
  const listeners = new Set<() => void>();
  let switches: Switches = { ...healthy, ...saved?.switches };
  for (const account of saved?.accounts ?? []) remember(account);
  for (const payment of saved?.payments ?? []) rememberPayment(payment);

  function remember(account: VirtualAccount) {
    accounts.set(account.id, account);
    byExternalId.set(account.external_id, account.id);
    numbers.add(account.account_number);
  }
  function rememberPayment(payment: VirtualAccountPayment) {
    const { callback_virtual_account_id: accountId } = payment;
    payments.set(payment.payment_id, payment);
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), payment]);
  }
  function tell() {
    for (const listener of listeners) listener();
  }
  function change(mutate: () => void) {
    mutate();
    tell();
  }
  function isKept(account: VirtualAccount) {
    return Date.parse(account.expiration_date) + keptAfterExpiry > clock();
  }

  return {
    accounts,
    payments,
    deliveries,
    outcomes,
    get switches() {
      return switches;
    },
    accountOf: (externalId) => accounts.get(byExternalId.get(externalId) ?? ''),
    paymentsInto: (accountId) => byAccount.get(accountId) ?? [],
    hasNumber: (accountNumber) => numbers.has(accountNumber),
    putAccount: (account) => change(() => remember(account)),
    putPayment: (payment) => change(() => rememberPayment(payment)),
    putDelivery: (delivery) => change(() => deliveries.set(delivery.id, delivery)),
    dropDelivery: (id) => change(() => deliveries.delete(id)),
    setOutcome: (paymentId, outcome) => change(() => outcomes.set(paymentId, outcome)),
    setSwitches: (wish) =>
      change(() => {
        switches = { ...switches, ...wish };
      }),
    clear: () =>
      change(() => {
        for (const map of [accounts, payments, byAccount, deliveries, outcomes, byExternalId, numbers])
          map.clear();
        switches = { ...healthy };
      }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: () => {
      const kept = [...accounts.values()].filter(isKept);
      const ids = new Set(kept.map((account) => account.id));
      const paid = [...payments.values()].filter((payment) => ids.has(payment.callback_virtual_account_id));
      return {
        accounts: kept,
        payments: paid,
        deliveries: [...deliveries.values()],
        outcomes: paid.map(({ payment_id }) => [payment_id, outcomes.get(payment_id) ?? 'lost']),
        switches,
      };
    },
  };
}
