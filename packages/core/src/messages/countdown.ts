import { catalogue } from './catalogue.js';

/** Words of the countdown to a show. Document 1, as quoted. */
export const countdownMessages = catalogue({
  default: {
    starts_in: 'Starts in',
    days: 'hari',
    hours: 'jam',
    minutes: 'menit',
    seconds: 'detik',
  },
  id: {
    starts_in: 'Mulai dalam',
    days: 'hari',
    hours: 'jam',
    minutes: 'menit',
    seconds: 'detik',
  },
  en: {
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
  },
});
