export { GuestWatch } from '../guest-watch.js';
