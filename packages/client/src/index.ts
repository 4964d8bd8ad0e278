export { type Actions, createActions } from './actions.js';
export { ApiError, toApiError } from './api-error.js';
export type { Categories } from './category.js';
export {
  type Checkout,
  type CheckoutEntry,
  type CheckoutListener,
  type CheckoutSnapshot,
  getCheckout,
} from './checkout.js';
export type { Clock } from './clock.js';
export { type CallOptions, createHttp, type Fetch, type Http, type HttpOptions } from './http.js';
export { createPanggung, getPanggung, type Panggung, type PanggungOptions } from './panggung.js';
export type { Announcement, Payments } from './payment.js';
export { guestPaymentTypes } from './payment-type.js';
export type { Loadable } from './resource.js';
export type { Person, Session } from './session.js';
export type { ShowPage, Shows } from './show.js';
export { createStorage, type KeyValueStorage } from './storage.js';
