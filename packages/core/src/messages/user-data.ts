import { catalogue } from './catalogue.js';

/** Words of what a person may do with the data that are kept of them. Ours. */
export const userDataMessages = catalogue({
  default: {
    title: 'Your data',
    export_help: 'One file with everything that is kept of you.',
    export: 'Download your data',
    exported: 'Your data were saved as a file',
    remove: 'Delete account',
    export_failed: 'Your data could not be downloaded. Try again in a minute.',
  },
  id: {
    title: 'Data kamu',
    export_help: 'Satu file berisi semua data kamu yang kami simpan.',
    export: 'Unduh data kamu',
    remove: 'Hapus akun',
    exported: 'Data kamu sudah disimpan sebagai file',
    export_failed: 'Data kamu belum bisa diunduh. Coba lagi sebentar lagi.',
  },
  en: {
    export_help: 'One file with everything we keep about you.',
    exported: 'Your data was saved as a file',
    export_failed: 'Your data could not be downloaded. Try again in a minute.',
  },
});
