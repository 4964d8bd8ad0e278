export { DueClock } from '../ui/due-clock.js';
export { Checkout, type CheckoutProps } from './checkout.js';
export { CheckoutWatch, type CheckoutWatchProps } from './checkout-watch.js';
export { CheckoutWordsProvider } from './checkout-words.js';
export { DeleteDialog } from './delete-dialog.js';
export type { CheckoutControl, CheckoutHandover } from './use-checkout.js';
