import { catalogue } from './catalogue.js';

/** What the button says that leads to the ways to be reminded of a show, before a mail is wished and after. Ours. */
export const remindMessages = catalogue({
  default: { remind: 'Remind me', reminded: 'Reminder on' },
  id: { remind: 'Ingatkan aku', reminded: 'Pengingat aktif' },
  en: {},
});
