import { catalogue } from './catalogue.js';

/** Words for looking at a picture closely. */
export const coverMessages = catalogue({
  default: {
    enlarge: 'Enlarge cover',
    close: 'Close',
  },
  id: {
    enlarge: 'Perbesar gambar',
    close: 'Tutup',
  },
  en: {},
});
