import {
  checkoutStep,
  isProfileComplete,
  normalEmail,
  type Payment,
  type Show,
  sameId,
  type User,
} from '@panggung/core';
import { createOrder } from './checkout-order.js';
import { type EntryWish, type Purchase, type PurchaseParts, trouble } from './checkout-parts.js';
import { guestTicket, isInTheWay, isRegistered } from './checkout-questions.js';
import type { Changes, Fire } from './checkout-store.js';
import { knownShow, shownShow } from './known-show.js';
import { getPayments } from './payment.js';
import { personTicket } from './person-ticket.js';

type Entry = Pick<Purchase, 'decide' | 'check' | 'take'>;

/** Screens that lie behind a donation: whoever asks for them has given one. */
const behindDonation = ['method', 'phone'];

/** Builds the part that finds out where a buyer goes. G-01 to G-04, G-12, AMB-101. */
export function createEntry(parts: PurchaseParts, purchase: Purchase): Entry {
  const { panggung, showId, forUserId, store, draft, sale } = parts;
  const { session, clock } = panggung;
  const payments = getPayments(panggung);

  /** Goes on as the show is had; a ticket that is taken at once only if it was asked for. F-12 to F-14, AMB-100. */
  async function goOn(answer: Fire, { asks, step }: EntryWish, changes: Changes = {}): Promise<void> {
    const way = sale.way();
    if (way === 'take') {
      if (!asks) return store.patch({ ...changes, needsPress: true });
      if (answer('take', { ...changes, cameFrom: checkoutStep(store.get()) })) await bypass();
    } else if (answer(way, changes)) {
      if (way === 'proceed') await purchase.loadMethods(changes);
      if (way === 'donate' && behindDonation.includes(step ?? '') && store.fire('proceed')) {
        await purchase.loadMethods(changes);
      }
    }
  }

  async function bypass(): Promise<void> {
    const wish = sale.wish(normalEmail(store.get().email), { coupon: null });
    if (wish) await purchase.send(createOrder(wish, draft.read().order));
  }

  function take(): void {
    if (store.fire('take', { cameFrom: checkoutStep(store.get()) })) void bypass();
  }

  /** A guest is asked nothing before the address, and told at once where no address would help. */
  function greet(answer: Fire, { asks }: EntryWish, changes: Changes): void {
    const show = shownShow(panggung, showId);
    if (show) sale.learn(show);
    const isStranger = asks && !store.get().email;
    if (show && sale.needsQueue(show)) answer('queue', changes);
    else if (show && !sale.hasSeat(show)) sale.noSeat(answer, show, changes);
    // Who gives a ticket has an account: without it there is nobody whose gift it is.
    else answer(isStranger || forUserId !== null ? 'ask' : 'guest', changes);
  }

  /** What a person has for the show, or gave to whom it is for. */
  async function hadTicket(person: User, show: Show): Promise<Payment | null> {
    const kept = payments.$pending(showId, forUserId).get();
    return kept ?? personTicket(panggung, forUserId ?? person.user_id, show);
  }

  async function welcome(answer: Fire, person: User, wish: EntryWish, changes: Changes): Promise<void> {
    const show = await knownShow(panggung, showId);
    if (store.get().state !== 'entering') return;
    sale.learn(show);
    if (sameId(show.video_created_id, person.user_id)) return void answer('own_show', changes);
    if (!isProfileComplete(person)) return void answer('incomplete', changes);
    const ticket = await hadTicket(person, show);
    const isOwed = ticket?.status === 'PENDING' && sameId(ticket.user_id, person.user_id);
    if (isOwed) return purchase.adopt(ticket);
    if (wish.step === 'detail') return store.patch({ problem: 'payment_not_found' });
    if (ticket && isInTheWay(ticket, clock.now())) return void answer('exists', changes);
    if (sale.needsQueue(show)) return void answer('queue', changes);
    if (!sale.hasSeat(show)) return void sale.noSeat(answer, show, changes);
    await goOn(answer, wish, changes);
  }

  async function decide(wish: EntryWish = {}, changes: Changes = {}): Promise<void> {
    const answer = store.ask();
    const person = session.$person.get();
    if (!person) return greet(answer, wish, changes);
    store.patch({ problem: null, needsPress: false, ...changes });
    try {
      await welcome(answer, person, wish, changes);
    } catch (thrown) {
      if (store.get().state === 'entering') store.patch(trouble(panggung, thrown));
    }
  }

  /** The ticket that is in the way may be the one this very browser is paying for. */
  function exists(answer: Fire, email: string): void {
    const own = payments.$pending(showId).get();
    if (!answer('exists')) return;
    if (own?.email && normalEmail(own.email) === email) purchase.adopt(own);
  }

  async function check(): Promise<void> {
    const answer = store.ask();
    const email = normalEmail(store.get().email);
    try {
      const show = await knownShow(panggung, showId);
      if (await isRegistered(panggung, email, show)) answer('registered');
      else if (await guestTicket(panggung, email, show)) exists(answer, email);
      else {
        sale.learn(show);
        if (sale.needsQueue(show)) answer('queue');
        else await goOn(answer, { asks: true });
      }
    } catch (thrown) {
      answer('refuse', trouble(panggung, thrown));
    }
  }

  return { decide, check, take };
}
