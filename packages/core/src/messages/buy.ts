import { catalogue } from './catalogue.js';

/** Words of the buy button. Documents 1 and 2, as quoted. */
export const buyMessages = catalogue({
  default: {
    buy: 'Buy Ticket',
    resume: 'PAYMENT DETAILS',
    see_ticket: 'See Ticket',
    redeem: 'Redeem Code',
    sold_out: 'Sold Out',
    held: 'All held',
    all_held: 'All held, may be back in {time}',
    pending: 'Waiting for payment',
    issued: 'Payment successful',
    show_failed: 'The show could not be loaded.',
    retry: 'Retry',
  },
  id: {
    buy: 'Beli tiket',
    resume: 'DETAIL PEMBAYARAN',
    see_ticket: 'Lihat tiket',
    redeem: 'Pakai kode redeem',
    sold_out: 'Tiket habis',
    held: 'Sedang dipesan',
    all_held: 'Sedang dipesan semua, mungkin ada lagi dalam {time}',
    pending: 'Menunggu pembayaran',
    issued: 'Pembayaran berhasil',
    show_failed: 'Acara ini belum bisa dimuat.',
    retry: 'Coba lagi',
  },
  en: { redeem: 'Redeem a code' },
});
