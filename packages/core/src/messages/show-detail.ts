import { catalogue } from './catalogue.js';

/** Words of a show's own page. Document 2, as quoted. */
export const showDetailMessages = catalogue({
  default: {
    enlarge: 'Enlarge cover',
    close: 'Close',
    description: 'Description',
    date: 'Date',
    location: 'Location',
    tickets: 'Tickets',
    ways_to_pay: 'Pay by virtual account.',
    share: 'Share',
    gift: 'Gift',
    login_first: 'Please login first.',
    payment_failed: 'Payment failed',
    will_remind: 'We will remind you 30 minutes before the event starts',
    starts_soon: 'Starts in {minutes} minutes',
    starts_in_a_minute: 'Starts in a minute',
    starts_now: 'The show starts now',
    redeem: 'Redeem Code',
  },
  id: {
    enlarge: 'Perbesar gambar',
    close: 'Tutup',
    description: 'Tentang acara',
    date: 'Tanggal',
    location: 'Tempat',
    tickets: 'Tiket',
    ways_to_pay: 'Bayar lewat virtual account.',
    share: 'Bagikan',
    gift: 'Hadiahkan tiket',
    login_first: 'Masuk dulu, ya',
    payment_failed: 'Pembayaran gagal',
    will_remind: 'Kami ingatkan 30 menit sebelum mulai',
    starts_soon: 'Mulai dalam {minutes} menit',
    starts_in_a_minute: 'Mulai dalam satu menit',
    starts_now: 'Acaranya mulai sekarang',
    redeem: 'Kode redeem',
  },
  en: {
    login_first: 'Please log in first.',
  },
});
