export { ReceiverCheck, type ReceiverCheckProps } from './receiver-check.js';
