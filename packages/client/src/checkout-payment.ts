import { type Payment, REFRESH_OVERLAY_MS, refreshOutcome, sameId } from '@panggung/core';
import { toApiError } from './api-error.js';
import { type Purchase, type PurchaseParts, trouble } from './checkout-parts.js';
import type { Changes } from './checkout-store.js';
import type { OwnPayments } from './own-payment.js';
import { OWN_PAYMENTS } from './part.js';
import { getPayments } from './payment.js';
import { readPayment } from './realtime.js';

type Following = Pick<Purchase, 'adopt' | 'follow' | 'drop' | 'refresh' | 'confirmDelete' | 'reopenWallet'>;

/** Builds the part that follows a payment to its end. H-22 to H-36, G-14. */
export function createFollowing({ panggung, store, draft, popUp, tell }: PurchaseParts): Following {
  const payments = getPayments(panggung);
  const veiled = () => new Promise((done) => setTimeout(done, REFRESH_OVERLAY_MS));

  function adopt(payment: Payment, changes: Changes = {}): void {
    const email = payment.email ?? store.get().email;
    const isReopened = payment.user_id !== null;
    if (!store.fire('resume', { payment, email, isReopened, ...changes })) return;
    draft.change({ order: null });
    follow(payment, false);
  }

  /** The show's page knows of a person's payment by what the API says of it. */
  function renew({ user_id, room_id }: Payment): void {
    const own = panggung.parts.get(OWN_PAYMENTS) as OwnPayments | undefined;
    if (user_id !== null) void own?.reload(user_id, room_id);
  }

  function follow(payment: Payment, isNews = true): void {
    const { state, payment: known } = store.get();
    // Paid stays paid: an answer given before the money came may arrive after it.
    if (state === 'completed' || !sameId(known?.id, payment.id)) return;
    store.patch({ payment });
    payments.keep(payment);
    popUp.show(payment.checkout_url);
    const outcome = refreshOutcome(payment.status);
    if (outcome === 'waiting') return;
    popUp.close();
    renew(payment);
    if (outcome === 'failed') store.fire('lost');
    if (outcome === 'completed' && store.fire('paid') && isNews) tell('issued', payment);
  }

  function drop(): void {
    const { payment } = store.get();
    if (!payment || !store.fire('gone')) return;
    popUp.close();
    payments.forget(payment.id);
    draft.clear();
    renew(payment);
    tell('deleted', payment);
  }

  async function refresh(): Promise<void> {
    const { payment } = store.get();
    if (!payment || !store.fire('refresh')) return;
    const veil = veiled();
    try {
      const news = await readPayment(panggung, payment);
      if (news) follow(news);
      else drop();
      await veil;
      store.fire('waiting');
    } catch (thrown) {
      await veil;
      store.fire('waiting', { ...trouble(panggung, thrown), isReached: false });
    }
  }

  /** What was deleted elsewhere is as gone; what was paid meanwhile is told of by who watches. AMB-122. */
  async function confirmDelete(): Promise<void> {
    const { payment } = store.get();
    if (!payment || !store.fire('confirm')) return;
    try {
      await panggung.http.call('DELETE /api/v1/payment/:id', { params: { id: String(payment.id) } });
      drop();
    } catch (thrown) {
      const { status, code } = toApiError(thrown);
      if (status === 404) return drop();
      if (!store.fire('refuse', { deleteError: code })) return;
      const news = await readPayment(panggung, payment).catch(() => payment);
      if (news) follow(news);
      else drop();
    }
  }

  function reopenWallet(): void {
    const { payment } = store.get();
    if (!payment?.checkout_url) return;
    const isOpen = popUp.open(payment.payment_type_name ?? payment.payment_type);
    store.patch({ blockedPopUp: !isOpen });
    popUp.show(payment.checkout_url);
  }

  return { adopt, follow, drop, refresh, confirmDelete, reopenWallet };
}
