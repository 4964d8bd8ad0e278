import {
  type Charge,
  type ChargeForm,
  type ChargeKind,
  type ChargeMoney,
  isChargeOpen,
  isSameCharge,
} from './charge.js';
import type { Deliveries } from './delivery.js';
import { GatewayError, type GatewayErrorCode } from './gateway-error.js';
import type { Ledger } from './ledger.js';
import { outletForm } from './outlet.js';
import { qrForm } from './qr-code.js';
import { declinedAmount, walletForm } from './wallet.js';
import type { Wish } from './wish.js';

export const chargeForms: Record<ChargeKind, ChargeForm> = {
  ewallet: walletForm,
  retail: outletForm,
  qr: qrForm,
};

const duplicate: Record<ChargeKind, GatewayErrorCode> = {
  ewallet: 'DUPLICATE_PAYMENT_REQUEST_ERROR',
  retail: 'DUPLICATE_FIXED_PAYMENT_CODE_ERROR',
  qr: 'DUPLICATE_ERROR',
};
const unknown: Record<ChargeKind, GatewayErrorCode> = {
  ewallet: 'PAYMENT_NOT_FOUND_ERROR',
  retail: 'FIXED_PAYMENT_CODE_NOT_FOUND_ERROR',
  qr: 'DATA_NOT_FOUND',
};

const shortfall = 1000;

export interface OpenOrder {
  kind: ChargeKind;
  wish: Wish;
  /** Where the gateway's own pages are. */
  origin: string;
}

export interface PayOptions {
  /** In rupiah; by default what is asked for. */
  amount?: number | undefined;
  /** Also after its end: a wallet may take back that it failed. */
  isLate?: boolean | undefined;
}

/** What can be done with charges, whoever asks: the API, a page, a test. */
export interface Till {
  /** Opens a charge. Asking again for the same answers with the one there is; for another is a duplicate. */
  open(order: OpenOrder): Charge;
  put(charge: Charge): Charge;
  /** The charge of that id, external id, number or code. */
  seek(reference: string): Charge | undefined;
  /** Like {@link Till.seek} for one kind; throws the gateway's word for "not found". */
  find(kind: ChargeKind, reference: string): Charge;
  /** Takes money, by default what is asked for, and queues the callback. */
  pay(charge: Charge, options?: PayOptions): ChargeMoney;
  /** The buyer refuses, or the wallet does. */
  fail(charge: Charge, failureCode?: string): Charge;
  /** Ends a charge now. */
  expire(charge: Charge): Charge;
  /** Ends what nobody paid in time. */
  sweep(): void;
  /** The money of a charge the API may already tell of. See the switch `transactions`. */
  shownMoney(charge: Charge): ChargeMoney[];
  /** A charge as the API may already tell of it. */
  shown(charge: Charge): Charge;
}

interface TillOptions {
  ledger: Ledger;
  deliveries: Deliveries;
  /** Where virtual accounts are told of; the other kinds are its neighbours, `../retail`. */
  callbackUrl: string;
  clock: () => number;
}

export function createTill({ ledger, deliveries, callbackUrl, clock }: TillOptions): Till {
  function put(charge: Charge): Charge {
    ledger.putCharge(charge);
    return charge;
  }
  const urlOf = ({ kind, callback_url }: Charge) => callback_url ?? String(new URL(kind, callbackUrl));
  const change = (charge: Charge, fields: Partial<Charge>) =>
    put({ ...charge, ...fields, updated_at: clock() });

  function end(charge: Charge, fields: Partial<Charge>): Charge {
    if (charge.state !== 'open') throw inactive();
    const ended = change(charge, fields);
    const payload = chargeForms[charge.kind].ended?.(ended);
    if (payload) deliveries.announce({ about: charge.id, url: urlOf(charge), payload });
    return ended;
  }
  const expire = (charge: Charge) =>
    end(charge, {
      state: 'expired',
      failure_code: charge.kind === 'ewallet' ? 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT' : null,
      expires_at: Math.min(clock(), charge.expires_at),
    });
  const fail = (charge: Charge, failureCode = 'USER_DECLINED_PAYMENT') =>
    end(charge, { state: 'failed', failure_code: failureCode });

  /** When the list lags, money is known by its callback alone, or once the delay is over. */
  function isShown({ payment_id, paid_at }: ChargeMoney): boolean {
    const { transactions, lateBy } = ledger.switches;
    const outcome = ledger.outcomes.get(payment_id) ?? 'lost';
    const isTold = outcome !== 'waiting' && outcome !== 'lost';
    return transactions === 'current' || isTold || paid_at + lateBy <= clock();
  }
  const shownMoney = (charge: Charge) => ledger.moneyOf(charge.id).filter(isShown);

  function seek(reference: string): Charge | undefined {
    const isMeant = ({ id, external_id, reference: shown, checkout_url }: Charge) =>
      [id, external_id, shown, checkout_url].includes(reference);
    return ledger.charges.get(reference) ?? [...ledger.charges.values()].reverse().find(isMeant);
  }

  function find(kind: ChargeKind, reference: string): Charge {
    const found = ledger.chargeOf(kind, reference) ?? ledger.charges.get(reference);
    if (found?.kind === kind) return found;
    throw new GatewayError(unknown[kind], 'Could not find it');
  }

  return {
    put,
    seek,
    find,
    fail,
    expire,
    shownMoney,
    shown: (charge) =>
      charge.state === 'paid' && shownMoney(charge).length === 0 ? { ...charge, state: 'open' } : charge,
    open({ kind, wish, origin }) {
      const charge = chargeForms[kind].open(wish, { now: clock(), origin });
      const earlier = ledger.chargeOf(kind, charge.external_id);
      if (!earlier) return put(charge);
      if (isSameCharge(earlier, charge)) return earlier;
      throw new GatewayError(
        duplicate[kind],
        'There is one with this external_id, of another channel or amount',
      );
    },
    pay(charge, { amount = amountFor(charge, ledger.switches.amount), isLate = false } = {}) {
      const isDead = charge.state === 'paid' || !(isLate || isChargeOpen(charge, clock()));
      if (isDead) throw inactive();
      if (charge.kind === 'ewallet' && amount === declinedAmount) {
        fail(charge);
        throw new GatewayError('USER_DECLINED_PAYMENT', 'A magic amount of the sandbox');
      }
      const paid = charge.is_single_use
        ? change(charge, { state: 'paid', failure_code: null, ...charged(charge, amount) })
        : charge;
      const money = { payment_id: moneyId(charge), charge_id: charge.id, amount, paid_at: clock() };
      ledger.putMoney(money);
      const payload = chargeForms[charge.kind].paid(paid, money);
      deliveries.announce({ about: money.payment_id, url: urlOf(charge), payload });
      return money;
    },
    sweep() {
      for (const charge of ledger.charges.values())
        if (charge.state === 'open' && charge.expires_at <= clock()) expire(charge);
    },
  };
}

/** A wallet tells of a charge and its money in one: it was charged what was paid. */
const charged = ({ kind }: Charge, amount: number) => (kind === 'ewallet' ? { amount } : {});

/** A wallet calls its payment by the charge's own id: it is one. */
function moneyId({ kind, id }: Charge): string {
  if (kind === 'ewallet') return id;
  return kind === 'qr' ? `qrpy_${crypto.randomUUID()}` : crypto.randomUUID();
}

function amountFor({ amount }: Charge, aim: 'right' | 'wrong'): number {
  return aim === 'right' ? amount : Math.max(1, amount - shortfall);
}

const inactive = () => new GatewayError('INACTIVE_CHARGE_ERROR', 'No money is taken any more');
