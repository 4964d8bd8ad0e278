import { type CheckoutStep, completedExit, donationOf, type Id } from '@panggung/core';
import type { CheckoutHandover } from '@panggung/react';

/** What a screen of a purchase hands to the next one: all of it stands in the address or in the history. */
export interface CheckoutPlace
  extends Pick<
    CheckoutHandover,
    'email' | 'payment' | 'paymentTypeId' | 'channelCode' | 'donate' | 'forUserId'
  > {
  show: Id;
}

type Words = Record<string, Id | null>;

/** A path and what it is asked with; what is empty is left out. */
function address(path: string, words: Words): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) {
    if (value !== null && value !== '') query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}

/** In whole rupiah, where one was typed. F-18, F-19. */
const donation = ({ donate }: CheckoutPlace) => (donate === '' ? null : donationOf(donate));

/** LinkAja asks for a phone on a page of its own, all others on the one of OVO. H-09. */
const phonePaths: Record<string, string> = { LINKAJA: '/PaymentWithLinkAja' };

const paths: Record<CheckoutStep, (place: CheckoutPlace) => string> = {
  entry: ({ show, forUserId }) => address(forUserId === null ? '/show/detail' : '/TicketGift', { id: show }),
  email: ({ show }) => address('/withEmail', { id: show }),
  donation: ({ show, email, forUserId }) => address('/Donation', { id: show, email, forUserId }),
  redeem: ({ show, email }) => address('/PaymentFree', { id: show, email }),
  method: (place) => {
    const { show, forUserId } = place;
    return address('/PaymentTypeList', { id: show, donate: donation(place), forUserId });
  },
  phone: (place) => {
    const { show, forUserId, paymentTypeId: payTypeId, email, channelCode } = place;
    const path = phonePaths[channelCode ?? ''] ?? '/PaymentWithOVO';
    return address(path, { id: show, forUserId, donate: donation(place), payTypeId, email });
  },
  pending: () => '/PaymentCountdown',
  detail: ({ show, forUserId }) => address('/PaymentDetail', { id: show, forUserId }),
  success: () => '/PaymentSuccess',
};

/** Who took a ticket for a coupon or a code skips the confirmation; who finds one again may look at it. AMB-117. */
function exitOf(next: CheckoutStep, from: CheckoutStep, { payment }: CheckoutPlace): string | null {
  const isTakenNow = next === 'success' && (from === 'method' || from === 'redeem');
  const exit = isTakenNow && payment ? completedExit(payment) : 'success';
  return { success: null, your_ticket: '/yourTicket', dashboard: '/' }[exit];
}

/**
 * The address of a screen of a purchase. F-12 to F-14, F-19, F-22, G-08, H-09.
 * @example checkoutPath('donation', { from: 'email', place }) // '/Donation?id=7&email=ayu%40kotak.id'
 */
export function checkoutPath(
  next: CheckoutStep,
  { from, place }: { from: CheckoutStep; place: CheckoutPlace },
): string {
  return exitOf(next, from, place) ?? paths[next](place);
}

/** Screens that one goes back from, in their order. */
const goesBack: readonly CheckoutStep[] = ['donation', 'method', 'phone'];

/** Whether a screen stands in the place of the one before: where a payment waits, there is no before. */
export function isReplacing(
  next: CheckoutStep,
  { from, isPerson }: { from: CheckoutStep; isPerson: boolean },
) {
  // The address of a guest is nothing to come back to for who has signed in.
  if (from === 'email' && isPerson) return true;
  return !(goesBack.indexOf(next) > goesBack.indexOf(from));
}
