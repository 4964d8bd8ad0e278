import { catalogue } from './catalogue.js';

/** Words that lead to what can be watched. Document 1, as quoted. */
export const watchMessages = catalogue({
  default: {
    go_ticket: 'GO TO YOUR TICKET',
    start_streaming: 'Start Streaming',
    watch_now: 'Watch Now',
    see_details: 'See details',
    by: 'by {name}',
  },
  id: {
    go_ticket: 'KE TIKET KAMU',
    start_streaming: 'Mulai nonton',
    watch_now: 'Tonton sekarang',
    see_details: 'Lihat detail',
    by: 'oleh {name}',
  },
  en: {},
});
