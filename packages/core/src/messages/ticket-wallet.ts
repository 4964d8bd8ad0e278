import { catalogue } from './catalogue.js';

/** Words of the list of one's own tickets. Document 3, as quoted, slips included (sic). */
export const ticketWalletMessages = catalogue({
  default: {
    title: 'Your Tickets',
    orders: 'No. Orders',
    none: 'You dont have a ticket yet',
    none_help: 'A ticket that you buy or get as a gift shows here.',
    other_shows: 'See other shows',
    PENDING: 'Waiting for payment',
    COMPLETED: 'Payment successful',
    FAILED: 'Payment failed',
    over: 'The event is over',
    amount: 'Amount',
    Free: 'Free',
    gift_for: 'For {name}',
    gift: 'Gift',
    failed: 'Your tickets could not be loaded.',
    retry: 'Retry',
  },
  id: {
    title: 'Tiket kamu',
    orders: 'No. pesanan',
    none: 'Belum ada tiket. Cari acara seru, yuk',
    none_help: 'Tiket yang kamu beli atau kamu terima sebagai hadiah ada di sini.',
    other_shows: 'Lihat acara lain',
    PENDING: 'Menunggu pembayaran',
    COMPLETED: 'Pembayaran berhasil',
    FAILED: 'Pembayaran gagal',
    over: 'Acara sudah selesai',
    amount: 'Jumlah',
    Free: 'Gratis',
    gift_for: 'Untuk {name}',
    gift: 'Hadiah',
    failed: 'Tiket kamu belum bisa dimuat.',
    retry: 'Coba lagi',
  },
  en: {
    title: 'Your tickets',
    orders: 'Order no.',
    none: "You don't have a ticket yet",
  },
});
