export { Checkout, type CheckoutProps } from './checkout.js';
export { CheckoutWatch, type CheckoutWatchProps } from './checkout-watch.js';
export { DueClock } from './due-clock.js';
export type { CheckoutControl, CheckoutHandover } from './use-checkout.js';
