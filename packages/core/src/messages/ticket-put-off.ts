import { catalogue } from './catalogue.js';

/** What can be done with a ticket whose show was put off. Ours. */
export const ticketPutOffMessages = catalogue({
  default: {
    keep: 'Your ticket stays good: there is nothing to do.',
    give_back: 'Cannot come? Give it back until {until} WIB',
  },
  id: {
    keep: 'Tiketmu tetap berlaku, kamu tidak perlu melakukan apa-apa.',
    give_back: 'Tidak bisa datang? Kembalikan sampai {until} WIB',
  },
  en: {},
});
