export { KeepOwed } from '../keep-owed.js';
