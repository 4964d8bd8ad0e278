import { catalogue } from './catalogue.js';

/** Words of a video that is uploaded. M-59. */
export const studioTransferMessages = catalogue({
  default: {
    sending: 'Uploading: {percent}%',
    speed: '{speed} a second',
    left: '{time} left',
    waiting: 'No connection. It goes on by itself.',
    paused: 'Paused',
    pause: 'Pause',
    resume: 'Go on',
    give_up: 'Cancel upload',
  },
  id: {
    sending: 'Mengunggah: {percent}%',
    speed: '{speed} per detik',
    left: 'sisa {time}',
    waiting: 'Tidak ada koneksi. Nanti lanjut sendiri.',
    paused: 'Dijeda',
    pause: 'Jeda',
    resume: 'Lanjutkan',
    give_up: 'Batalkan unggahan',
  },
  en: {},
});
