export { DeletePayment } from '../delete-payment.js';
