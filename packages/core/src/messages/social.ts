import { catalogue } from './catalogue.js';

/** Words of likes, and of the way to the comments. Document 2, as quoted. */
export const socialMessages = catalogue({
  default: {
    like: 'Like',
    comments: 'Comments',
    login_first: 'Please login first.',
    timed_out: 'Connection timed out',
  },
  id: {
    like: 'Suka',
    comments: 'Komentar',
    login_first: 'Masuk dulu, ya',
    timed_out: 'Koneksi terputus. Coba lagi',
  },
  en: {
    login_first: 'Please log in first.',
    timed_out: 'The connection timed out',
  },
});
