export { WalletLink } from '../wallet-link.js';
