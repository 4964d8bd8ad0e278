import { catalogue } from './catalogue.js';

/** Words about a show, wherever it stands: what it costs, where it is in time, what tickets are left. Documents 1 to 3, as quoted. */
export const showMessages = catalogue({
  default: {
    FREE: 'FREE',
    Free: 'Free',
    WAITING: 'Not yet started',
    LIVE: 'LIVE',
    ENDED: 'Ended',
    WAITING_ROOM: 'Waiting Room',
    RADIOFEST: 'Radio Fest',
    MUSIC_VIDEO: 'Music Video',
    CANCELLED: 'Called off',
    live: 'Live',
    sold_out: 'Sold Out',
    available: 'Available',
    few_available: 'A Few Available',
    left: 'Ticket left {count} more tickets',
  },
  id: {
    FREE: 'GRATIS',
    Free: 'Gratis',
    WAITING: 'Belum mulai',
    LIVE: 'LIVE',
    ENDED: 'Selesai',
    WAITING_ROOM: 'Ruang tunggu',
    RADIOFEST: 'Radio Fest',
    MUSIC_VIDEO: 'Video musik',
    CANCELLED: 'Dibatalkan',
    live: 'Live',
    sold_out: 'Tiket habis',
    available: 'Masih tersedia',
    few_available: 'Tinggal sedikit',
    left: 'Sisa {count} tiket',
  },
  en: {
    few_available: 'A few available',
    left: '{count} tickets left',
  },
});
