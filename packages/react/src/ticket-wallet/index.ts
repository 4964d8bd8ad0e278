export { TicketWallet, type TicketWalletProps } from './ticket-wallet.js';
export type { WalletPlace } from './use-wallet-place.js';
