import { ALERT_MS, normalEmail, type Payment, refusalEvent, sameId } from '@panggung/core';
import { toApiError } from './api-error.js';
import { type CheckoutOrder, eventByRefusal, isAnswer, sendOrder } from './checkout-order.js';
import { type Purchase, type PurchaseParts, trouble } from './checkout-parts.js';
import type { Changes, Fire } from './checkout-store.js';
import { httpWith } from './http-with.js';
import { currentShow } from './known-show.js';
import { getPayments } from './payment.js';
import { personTicket } from './person-ticket.js';

/** What is told of a show may be this old, in ms. */
const STALE_MS = 2000;

/** While an order is on its way. */
const sending = ['ordering', 'taking', 'redeeming'];

/** Builds the part that orders, and understands why not. H-15 to H-20, AMB-110. */
export function createOrdering(parts: PurchaseParts, purchase: Purchase): Pick<Purchase, 'send'> {
  const { panggung, showId, forUserId, store, draft, sale, popUp, tell } = parts;
  const { session } = panggung;
  const payments = getPayments(panggung);
  const stateNow = () => store.get().state;

  async function send(order: CheckoutOrder): Promise<void> {
    const mayBeMade = draft.read().order?.key === order.key;
    draft.change({ order });
    const answer = store.ask();
    const pass = sale.pass.read();
    const http = pass === null ? panggung.http : httpWith(panggung, { 'panggung-pass': pass });
    const onSilence = (error: unknown) => {
      if (sending.includes(stateNow())) store.patch(trouble(panggung, error));
    };
    try {
      ordered(answer, await sendOrder(http, order, { mayBeMade, onSilence }));
    } catch (thrown) {
      popUp.close();
      await refused(answer, thrown, order);
    }
  }

  function ordered(answer: Fire, payment: Payment): void {
    draft.clear();
    const isPaid = payment.status === 'COMPLETED';
    const paid = stateNow() === 'redeeming' ? 'issued' : 'paid';
    if (!answer(isPaid ? paid : 'ordered', { payment, isReopened: false })) return void popUp.close();
    sale.pass.dropOffer();
    payments.keep(payment);
    popUp.show(payment.checkout_url);
    if (paid === 'issued') setTimeout(() => store.fire('done'), ALERT_MS);
    tell(isPaid ? 'issued' : 'pending', payment);
  }

  async function refused(answer: Fire, thrown: unknown, order: CheckoutOrder): Promise<void> {
    const error = toApiError(thrown);
    if (isAnswer(error)) draft.change({ order: null });
    const event = eventByRefusal[error.code];
    const changes = trouble(panggung, error);
    if (error.code === 'offer_expired') sale.pass.dropOffer();
    if (event === 'queue') sale.pass.dropTurn();
    if (event === 'exists') return exists(answer, order);
    if (event === 'sold_out') return gone(answer, changes);
    if (event === 'reprice') return reprice(answer, changes);
    if (!event || !answer(event, changes)) refuse(answer, changes);
  }

  /** Leaves the person on the screen they ordered from, with what went wrong. */
  function refuse(answer: Fire, changes: Changes): void {
    const { state, buyer, cameFrom, methods } = store.get();
    // Whoever comes back after a reload has no methods on the screen yet.
    if (state === 'ordering' && methods.length === 0) return void loadAnew(answer, changes);
    const needsPhone = cameFrom === 'phone';
    answer(refusalEvent({ state, buyer, way: sale.way(), needsPhone }), changes);
  }

  function loadAnew(answer: Fire, changes: Changes): Promise<void> | undefined {
    return answer('reprice') ? purchase.loadMethods(changes) : undefined;
  }

  /** What was shown is not what it costs, or a method or coupon is none any more: shows it anew. AMB-110. */
  async function reprice(answer: Fire, changes: Changes): Promise<void> {
    if (stateNow() === 'ordering') return loadAnew(answer, changes);
    const show = await currentShow(panggung, showId).catch(() => null);
    if (show) sale.learn(show);
    const isPersons = stateNow() === 'taking' && store.get().buyer === 'person';
    if (!isPersons || sale.way() === 'donate') return refuse(answer, changes);
    if (answer('reprice')) await purchase.decide({}, changes);
  }

  /** The ticket that is in the way may be the one this very buyer is paying for. */
  async function exists(answer: Fire, { body }: CheckoutOrder): Promise<void> {
    const own = await ownPending(String(body.email));
    if (answer('exists') && own) purchase.adopt(own);
  }

  async function ownPending(email: string): Promise<Payment | null> {
    const kept = payments.$pending(showId, forUserId).get();
    const person = session.$person.get();
    if (!person) return kept?.email && normalEmail(kept.email) === email ? kept : null;
    const show = sale.show();
    if (kept || !show || forUserId !== null) return kept;
    const own = await personTicket(panggung, person.user_id, show).catch(() => null);
    return own?.status === 'PENDING' && sameId(own.user_id, person.user_id) ? own : null;
  }

  /** The seat went; unless another came back meanwhile, which is worth one more press. */
  async function gone(answer: Fire, why: Changes): Promise<void> {
    const look = () => currentShow(panggung, showId).catch(() => null);
    let show = await look();
    if (show && sale.hasSeat(show)) {
      await new Promise((done) => setTimeout(done, STALE_MS));
      show = await look();
    }
    if (!show || !sale.hasSeat(show)) return void sale.noSeat(answer, show, why);
    const changes: Changes = { problem: 'busy' };
    if (stateNow() === 'ordering') await loadAnew(answer, changes);
    else refuse(answer, changes);
  }

  return { send };
}
