import { catalogue } from './catalogue.js';

/** What became of a ticket since it was bought: its show was put off, or its money goes back. Ours. */
export const ticketNewsMessages = catalogue({
  default: {
    moved: 'New time: {start} WIB, before {before} WIB.',
    due: 'You get your money back. The mail about it says how.',
    sent: 'Your money was sent back.',
  },
  id: {
    moved: 'Pindah waktu: {start} WIB, semula {before} WIB.',
    due: 'Uangmu dikembalikan. Caranya ada di surel dari kami.',
    sent: 'Uangmu sudah dikembalikan.',
  },
  en: {},
});
