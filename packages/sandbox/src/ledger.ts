import type { VirtualAccount, VirtualAccountPayment } from './account.js';
import type { Charge, ChargeKind, ChargeMoney } from './charge.js';
import type { Delivery, Outcome } from './delivery.js';
import type { Refund } from './refund.js';
import { healthy, type Switches } from './switches.js';

/** Everything the sandbox remembers; plain JSON. */
export interface SandboxState {
  accounts: VirtualAccount[];
  payments: VirtualAccountPayment[];
  /** Demands by the other ways to pay, and the money they brought in; books of before have none. */
  charges?: Charge[];
  money?: ChargeMoney[];
  refunds?: Refund[];
  deliveries: Delivery[];
  /** How the callbacks of each payment fared, by payment id. */
  outcomes: [paymentId: string, outcome: Outcome][];
  switches: Switches;
}

export interface Ledger {
  readonly accounts: ReadonlyMap<string, VirtualAccount>;
  readonly payments: ReadonlyMap<string, VirtualAccountPayment>;
  readonly charges: ReadonlyMap<string, Charge>;
  readonly money: ReadonlyMap<string, ChargeMoney>;
  readonly refunds: ReadonlyMap<string, Refund>;
  readonly deliveries: ReadonlyMap<string, Delivery>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly switches: Readonly<Switches>;
  /** The youngest account of that external id. */
  accountOf(externalId: string): VirtualAccount | undefined;
  paymentsInto(accountId: string): readonly VirtualAccountPayment[];
  chargeOf(kind: ChargeKind, externalId: string): Charge | undefined;
  moneyOf(chargeId: string): readonly ChargeMoney[];
  hasNumber(accountNumber: string): boolean;
  putAccount(account: VirtualAccount): void;
  putPayment(payment: VirtualAccountPayment): void;
  putCharge(charge: Charge): void;
  putMoney(money: ChargeMoney): void;
  putRefund(refund: Refund): void;
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
  const charges = new Map<string, Charge>();
  const chargeIds = new Map<string, string>();
  const money = new Map((saved?.money ?? []).map((one) => [one.payment_id, one]));
  const refunds = new Map((saved?.refunds ?? []).map((refund) => [refund.id, refund]));
  const deliveries = new Map(
    (saved?.deliveries ?? []).filter(({ url }) => url).map((delivery) => [delivery.id, delivery]),
  );
  const outcomes = new Map(saved?.outcomes);
  const byExternalId = new Map<string, string>();
  const numbers = new Set<string>();
  const listeners = new Set<() => void>();
  let switches: Switches = { ...healthy, ...saved?.switches };
  for (const account of saved?.accounts ?? []) remember(account);
  for (const payment of saved?.payments ?? []) rememberPayment(payment);
  for (const charge of saved?.charges ?? []) rememberCharge(charge);

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
  function rememberCharge(charge: Charge) {
    charges.set(charge.id, charge);
    chargeIds.set(`${charge.kind} ${charge.external_id}`, charge.id);
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
    charges,
    money,
    refunds,
    deliveries,
    outcomes,
    get switches() {
      return switches;
    },
    accountOf: (externalId) => accounts.get(byExternalId.get(externalId) ?? ''),
    paymentsInto: (accountId) => byAccount.get(accountId) ?? [],
    chargeOf: (kind, externalId) => charges.get(chargeIds.get(`${kind} ${externalId}`) ?? ''),
    moneyOf: (chargeId) => [...money.values()].filter((one) => one.charge_id === chargeId),
    hasNumber: (accountNumber) => numbers.has(accountNumber),
    putAccount: (account) => change(() => remember(account)),
    putPayment: (payment) => change(() => rememberPayment(payment)),
    putCharge: (charge) => change(() => rememberCharge(charge)),
    putMoney: (one) => change(() => money.set(one.payment_id, one)),
    putRefund: (refund) => change(() => refunds.set(refund.id, refund)),
    putDelivery: (delivery) => change(() => deliveries.set(delivery.id, delivery)),
    dropDelivery: (id) => change(() => deliveries.delete(id)),
    setOutcome: (paymentId, outcome) => change(() => outcomes.set(paymentId, outcome)),
    setSwitches: (wish) =>
      change(() => {
        switches = { ...switches, ...wish };
      }),
    clear: () =>
      change(() => {
        for (const book of [accounts, payments, byAccount, byExternalId, numbers]) book.clear();
        for (const book of [charges, chargeIds, money, refunds, deliveries, outcomes]) book.clear();
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
      const paidIds = new Set(paid.map(({ payment_id }) => payment_id));
      return {
        accounts: kept,
        payments: paid,
        ...saveCharges(),
        deliveries: [...deliveries.values()],
        outcomes: [...outcomes].filter(([about]) => !payments.has(about) || paidIds.has(about)),
        switches,
      };
    },
  };

  /** Charges that ended long ago go with their money; outcomes of what is forgotten go with it. */
  function saveCharges() {
    const kept = [...charges.values()].filter(({ expires_at }) => expires_at + keptAfterExpiry > clock());
    const ids = new Set(kept.map(({ id }) => id));
    const isTheirs = ({ charge_id }: { charge_id: string }) => ids.has(charge_id);
    return {
      charges: kept,
      money: [...money.values()].filter(isTheirs),
      refunds: [...refunds.values()].filter(isTheirs),
    };
  }
}
