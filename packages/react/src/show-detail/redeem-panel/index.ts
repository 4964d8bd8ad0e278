export { RedeemPanel } from '../redeem-panel.js';
