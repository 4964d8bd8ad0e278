export { BuyButton, type BuyButtonProps } from './buy-button.js';
