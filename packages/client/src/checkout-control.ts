import type { CheckoutStep, Id, Payment } from '@panggung/core';
import type { ReadableAtom } from 'nanostores';
import type { CheckoutSnapshot } from './checkout-store.js';
import type { Announcement } from './payment.js';

/** How a purchase is entered: by a press, by a link to a step, or with what the page before handed over. AMB-018. */
export interface CheckoutEntry {
  /** Somebody pressed Buy just now: strangers are asked whether they go on as guests, and a free ticket is taken. F-02. */
  asks?: boolean | undefined;
  step?: CheckoutStep | undefined;
  email?: string | undefined;
  payment?: Payment | undefined;
  paymentTypeId?: Id | undefined;
  /** A donation as it was typed. */
  donate?: string | undefined;
  couponId?: Id | undefined;
  redeemCode?: string | undefined;
  /** The secret of a waiting list's offer. */
  offer?: string | undefined;
}

/** Told once of each payment that became pending or was deleted, and of each ticket issued. */
export type CheckoutListener = (what: Announcement, payment: Payment) => void;

/** A purchase of one show's ticket: the state, and what a person can do. Acts that mean nothing now do nothing. */
export interface Checkout {
  $state: ReadableAtom<CheckoutSnapshot>;
  /** Somebody else whom the ticket is for. G-09. */
  forUserId: string | null;
  /**
   * Takes up what is known: a pending payment, an order without answer, a draft, or what the page hands over; else finds out
   * where whoever uses the page goes first. Returns what is to be called when the screens are closed.
   */
  enter(entry?: CheckoutEntry): () => void;
  /** From the login prompt: as a guest. */
  keepGoing(): void;
  type(email: string): void;
  /** Sends the address. */
  submit(): void;
  typeDonation(text: string): void;
  /** From the donation to the ways to pay, or to the ticket where nothing is to be paid. */
  next(): void;
  typeCode(text: string): void;
  /** Sends the redeem code. */
  redeem(): void;
  /** Null takes the coupon back. */
  chooseCoupon(couponId: Id | null): void;
  choose(methodId: Id): void;
  typePhone(text: string): void;
  /** NEXT of the methods and of the phone. Call it in the click: it may open a wallet's tab. */
  order(): void;
  /** Asks again after a failure. */
  retry(): void;
  refresh(): void;
  /** Opens a wallet's page again. Call it in the click. */
  reopenWallet(): void;
  askDelete(): void;
  keep(): void;
  confirmDelete(): void;
  resendCode(): Promise<void>;
  /** False where nothing lies behind: then the person leaves. */
  back(): boolean;
  restart(): void;
  /** Starts over beside the ticket that is there, for somebody else. */
  buyAnother(): void;
  /** Of several listeners the latest is told. Returns how to stop. */
  listen(listener: CheckoutListener): () => void;
}
