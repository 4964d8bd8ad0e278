import { catalogue } from './catalogue.js';

/** What the button says that leads to the ways to be reminded of a show. Ours. */
export const remindMessages = catalogue({
  default: { remind: 'Remind me' },
  id: { remind: 'Ingatkan aku' },
  en: {},
});
