export { GiftCheckout, type GiftCheckoutProps } from './gift-checkout.js';
export { type Gift, type GiftEvents, GiftTicket, type GiftTicketProps } from './gift-ticket.js';
