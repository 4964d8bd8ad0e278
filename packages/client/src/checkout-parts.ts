import type { CheckoutStep, Id, Payment } from '@panggung/core';
import { toApiError } from './api-error.js';
import type { createCheckoutDraft } from './checkout-draft.js';
import type { CheckoutOrder } from './checkout-order.js';
import type { createSale } from './checkout-sale.js';
import type { Changes, CheckoutStore } from './checkout-store.js';
import type { Panggung } from './panggung.js';
import type { Announcement } from './payment.js';
import type { PopUp } from './pop-up.js';

/** What a purchase works with. */
export interface PurchaseParts {
  panggung: Panggung;
  showId: string;
  /** Whom the ticket is for, where that is somebody else. G-09. */
  forUserId: string | null;
  store: CheckoutStore;
  draft: ReturnType<typeof createCheckoutDraft>;
  sale: ReturnType<typeof createSale>;
  /** The tab of a wallet's page. */
  popUp: PopUp;
  tell(what: Announcement, payment: Payment): void;
}

/** What somebody came for. */
export interface EntryWish {
  /** A ticket was asked for by a press just now. */
  asks?: boolean | undefined;
  step?: CheckoutStep | undefined;
}

/** What is asked of the API, and what follows from its answers. */
export interface Purchase {
  /** From `entering`: where whoever uses the page goes first. */
  decide(wish?: EntryWish, changes?: Changes): Promise<void>;
  /** Asks about the address; goes on by the show's way. F-08 to F-14. */
  check(): Promise<void>;
  loadMethods(changes?: Changes): Promise<void>;
  /** Null gives the coupon back. */
  chooseCoupon(couponId: Id | null): void;
  send(order: CheckoutOrder): Promise<void>;
  /** Takes the ticket that costs nothing, from where a press asked for it. */
  take(): void;
  /** Shows a payment that is known already, without telling anybody of it. */
  adopt(payment: Payment, changes?: Changes): void;
  /** Takes in what became of the payment. */
  follow(payment: Payment, isNews?: boolean): void;
  /** The payment is no longer there: it was deleted here or elsewhere. */
  drop(): void;
  /** Opens the wallet's page again. H-16. */
  reopenWallet(): void;
  /** Asks whether the money came. H-33 to H-35. */
  refresh(): Promise<void>;
  /** Deletes the payment. G-14. */
  confirmDelete(): Promise<void>;
}

/** What a failure changes of the snapshot. */
export function trouble({ clock }: Panggung, thrown: unknown): Changes {
  const { code, message, retryAfter } = toApiError(thrown);
  return { problem: code, message, retryAt: retryAfter === null ? null : clock.now() + retryAfter };
}
