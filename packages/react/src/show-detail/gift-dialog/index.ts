export { GiftDialog } from '../gift-dialog.js';
