export { TicketWallet, type TicketWalletProps } from './ticket-wallet.js';
