export { TicketList, type TicketListProps } from './ticket-list.js';
