export { type Gift, GiftTicket, type GiftTicketProps } from './gift-ticket.js';
