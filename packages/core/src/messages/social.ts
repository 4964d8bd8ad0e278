import { catalogue } from './catalogue.js';

/** Words of likes, and of the way to the comments. Document 2, as quoted. */
export const socialMessages = catalogue({
  default: {
    like: 'Like',
    comments: 'Comments',
    login_first: 'Please login first.',
    timed_out: 'Connection timed out',
    no_connection: 'There is no connection. Try again when it is back.',
  },
  id: {
    like: 'Suka',
    comments: 'Komentar',
    login_first: 'Masuk dulu, ya',
    timed_out: 'Koneksi terputus. Coba lagi',
    no_connection: 'Tidak ada koneksi. Coba lagi setelah tersambung.',
  },
  en: {
    login_first: 'Please log in first.',
    timed_out: 'The connection timed out',
    no_connection: 'There is no connection. Try again once it is back.',
  },
});
