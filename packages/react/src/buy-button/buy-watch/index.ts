export { BuyWatch } from '../buy-watch.js';
