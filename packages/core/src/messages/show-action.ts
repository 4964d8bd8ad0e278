import { catalogue } from './catalogue.js';

/** Words of what can be done with a show beside getting a ticket. Document 2, as quoted. */
export const showActionMessages = catalogue({
  default: {
    share: 'Share',
    gift: 'Gift',
    login_first: 'Please login first.',
  },
  id: {
    share: 'Bagikan',
    gift: 'Hadiahkan tiket',
    login_first: 'Masuk dulu, ya',
  },
  en: {
    login_first: 'Please log in first.',
  },
});
