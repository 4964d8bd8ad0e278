export { BuyButton, type BuyButtonProps } from './buy-button.js';
export { loadBuyBody } from './load-buy-body.js';
export { useWayToTicket } from './use-way-to-ticket.js';
