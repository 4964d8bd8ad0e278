import { type CheckoutState, isProfileComplete } from '@panggung/core';
import { onNotify } from 'nanostores';
import type { PurchaseParts } from './checkout-parts.js';
import { type Changes, entered } from './checkout-store.js';

/**
 * Hands the purchase to whoever uses the page, now and from now on: what one typed, the next must not see.
 * @param onHandedOver told where the purchase stood
 */
export function followViewer(
  { panggung, store, draft }: PurchaseParts,
  onHandedOver: (from: CheckoutState) => void,
): void {
  const { $person } = panggung.session;
  /** Whose purchase this is, and whether their profile is complete. */
  let whose = who();

  function who(): string {
    const person = $person.get();
    return person ? `${person.user_id} ${isProfileComplete(person)}` : '';
  }

  const viewer = (): Changes => ({ buyer: $person.get() ? 'person' : 'guest' });

  /** False while an order is on its way. */
  function handOver(changes: Changes): boolean {
    const { state, payment } = store.get();
    // What a guest owes outlives a sign-in.
    if (payment?.user_id === null) store.patch(viewer());
    else if (state === 'entering') store.patch(changes);
    else return store.fire('person', { ...changes, methods: [] });
    return true;
  }

  function follow(): void {
    const [before, now] = [whose, who()];
    if (now === before) return;
    const { state } = store.get();
    const isSameDraft = before === '' || before.split(' ')[0] === now.split(' ')[0];
    const typed = isSameDraft ? null : entered(draft.read());
    whose = now;
    if (handOver({ ...typed, ...viewer(), coupon: null, coupons: [], payment: null })) {
      if (!isSameDraft) draft.clearOwn();
      onHandedOver(state);
    } else whose = before;
  }

  store.patch(viewer());
  $person.listen(follow);
  // An order on its way is waited for before somebody else goes on.
  onNotify(store.$state, follow);
}
