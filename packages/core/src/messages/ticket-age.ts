import { catalogue } from './catalogue.js';

/** Words of how old it is what is shown without a connection. Ours. */
export const ticketAgeMessages = catalogue({
  default: {
    now: 'No connection. As seen just now.',
    minute: 'No connection. As seen {count} min ago.',
    hour: 'No connection. As seen {count} h ago.',
    day: 'No connection. As seen on {date}.',
  },
  id: {
    now: 'Tidak ada koneksi. Seperti terlihat barusan.',
    minute: 'Tidak ada koneksi. Seperti terlihat {count} menit lalu.',
    hour: 'Tidak ada koneksi. Seperti terlihat {count} jam lalu.',
    day: 'Tidak ada koneksi. Seperti terlihat {date}.',
  },
  en: {},
});
