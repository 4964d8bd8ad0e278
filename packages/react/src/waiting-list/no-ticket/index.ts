export { NoTicket } from '../no-ticket.js';
