import { catalogue } from './catalogue.js';

/** Words of a show's own page. Document 2, as quoted. */
export const showDetailMessages = catalogue({
  default: {
    description: 'Description',
    date: 'Date',
    location: 'Location',
    tickets: 'Tickets',
    ways_to_pay: 'E-wallet, virtual account, or retail outlet.',
    payment_failed: 'Payment failed',
    pay_left: 'left to pay',
    will_remind: 'We will remind you 30 minutes before the event starts',
    redeem: 'Redeem Code',
    called_off: 'It will not take place. Who paid gets the money back.',
  },
  id: {
    description: 'Tentang acara',
    date: 'Tanggal',
    location: 'Tempat',
    tickets: 'Tiket',
    ways_to_pay: 'E-wallet, virtual account, atau gerai ritel.',
    payment_failed: 'Pembayaran gagal',
    pay_left: 'sisa waktu untuk membayar',
    will_remind: 'Kami ingatkan 30 menit sebelum mulai',
    redeem: 'Kode redeem',
    called_off: 'Batal digelar. Uang tiket dikembalikan.',
  },
  en: {},
});
