import { catalogue } from './catalogue.js';

/** Words of the card of one's own next show. Document 1, as quoted. */
export const upcomingShowMessages = catalogue({
  default: {
    heading: 'Your Upcoming Show',
    see_ticket: 'See Ticket',
    failed: 'Your next show could not be loaded.',
  },
  id: {
    heading: 'Acaramu berikutnya',
    see_ticket: 'Lihat tiket',
    failed: 'Acaramu berikutnya belum bisa dimuat.',
  },
  en: { heading: 'Your upcoming show', see_ticket: 'See ticket' },
});
