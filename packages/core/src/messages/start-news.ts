import { catalogue } from './catalogue.js';

/** What those who listen are told as a show comes near. Ours. */
export const startNewsMessages = catalogue({
  default: {
    soon: 'Starts in {minutes} minutes',
    in_a_minute: 'Starts in a minute',
    now: 'The show starts now',
  },
  id: {
    soon: 'Mulai dalam {minutes} menit',
    in_a_minute: 'Mulai dalam satu menit',
    now: 'Acaranya mulai sekarang',
  },
  en: {},
});
