import { catalogue } from './catalogue.js';

/** What a ticket says whose show was put off. Ours. */
export const ticketPutOffMessages = catalogue({
  default: {
    moved: 'New time: {start} WIB, before {before} WIB.',
    keep: 'Your ticket stays good: there is nothing to do.',
    give_back: 'Cannot come? Give it back until {until} WIB',
  },
  id: {
    moved: 'Pindah waktu: {start} WIB, semula {before} WIB.',
    keep: 'Tiketmu tetap berlaku, kamu tidak perlu melakukan apa-apa.',
    give_back: 'Tidak bisa datang? Kembalikan sampai {until} WIB',
  },
  en: {},
});
