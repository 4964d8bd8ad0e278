import { catalogue } from './catalogue.js';

/** What the buy button says before a sale opens, in its line, and when all is sold. Ours. AMB-198. */
export const saleEntryMessages = catalogue({
  default: {
    opens_in: 'Sale opens in {time}',
    opens_on: 'On sale from {date}',
    enter: 'Join the line',
    place: 'Your place: {position}',
    your_turn: 'It is your turn',
    tell_me: 'Tell me when a seat is free',
    waiting: 'On the waiting list',
  },
  id: {
    opens_in: 'Penjualan dibuka dalam {time}',
    opens_on: 'Mulai dijual {date}',
    enter: 'Ikut antre',
    place: 'Antrean kamu: {position}',
    your_turn: 'Sekarang giliranmu',
    tell_me: 'Kabari aku kalau ada kursi',
    waiting: 'Kamu di daftar tunggu',
  },
  en: {},
});
