export { WaitingEntry } from '../waiting-entry.js';
