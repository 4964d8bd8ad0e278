import { catalogue } from './catalogue.js';

/** Whether a ticket can still be got, said in a sentence: there are some, they may come back, they are gone. Ours. */
export const availabilityMessages = catalogue({
  default: {
    available: 'There are still tickets.',
    all_held: 'Every ticket is held by somebody who is paying. One may come back in {time}.',
    sold_out: 'Every ticket is sold.',
  },
  id: {
    available: 'Masih ada tiket.',
    all_held: 'Semua tiket sedang dipesan orang lain. Mungkin ada lagi dalam {time}.',
    sold_out: 'Semua tiket sudah terjual.',
  },
  en: {},
});
