export { PaymentTypeDetail, type PaymentTypeDetailProps } from './payment-type-detail.js';
