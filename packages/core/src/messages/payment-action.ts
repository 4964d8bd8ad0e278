import { catalogue } from './catalogue.js';

/** What can be done with a payment that waits for its money, where it is shown outside the checkout. Document 2, as quoted. G-13, G-15, G-16. */
export const paymentActionMessages = catalogue({
  default: {
    continue_payment: 'CONTINUE PAYMENT',
    payment_details: 'PAYMENT DETAILS',
    delete: 'DELETE',
    deleted: 'Payment deleted',
    opens_tab: 'Opens in a new tab',
  },
  id: {
    continue_payment: 'LANJUTKAN PEMBAYARAN',
    payment_details: 'DETAIL PEMBAYARAN',
    delete: 'HAPUS',
    deleted: 'Pembayaran dihapus',
    opens_tab: 'Terbuka di tab baru',
  },
  en: {},
});
