import { catalogue } from './catalogue.js';

/** Words of buying a ticket for somebody else. Document 3 says what is shown. L-33 to L-36. */
export const giftTicketMessages = catalogue({
  default: {
    title: 'Ticket as Gift',
    lead: 'The ticket goes to the account of the receiver; you pay for it.',
    date: 'Date',
    tickets: 'Availability',
    total: 'Total price',
    login_first: 'Please login first.',
    login: 'Login',
    sold_out: 'Sold Out',
    not_giftable: 'A ticket to this show is free: everybody takes their own.',
    page_not_found: 'Page not found',
  },
  id: {
    title: 'Hadiahkan tiket',
    lead: 'Tiketnya masuk ke akun penerima; kamu yang membayar.',
    date: 'Tanggal',
    tickets: 'Ketersediaan',
    total: 'Total harga',
    login_first: 'Masuk dulu, ya',
    login: 'Masuk',
    sold_out: 'Tiket habis',
    not_giftable: 'Tiket acara ini gratis: setiap orang mengambil sendiri.',
    page_not_found: 'Halaman tidak ditemukan',
  },
  en: {
    title: 'Give a ticket',
    login_first: 'Please log in first.',
    login: 'Log in',
    sold_out: 'Sold out',
  },
});
