import { catalogue } from './catalogue.js';

/** Words that lead to what can be watched. Document 2, as quoted. */
export const watchMessages = catalogue({
  default: {
    start_streaming: 'Start Streaming',
    watch_now: 'Watch Now',
  },
  id: {
    start_streaming: 'Mulai nonton',
    watch_now: 'Tonton sekarang',
  },
  en: {},
});
