import { catalogue } from './catalogue.js';

/** Words of cutting a cover to its shape. */
export const coverCropMessages = catalogue({
  default: { title: 'Crop {name}', use: 'Use this part', cancel: 'Cancel', close: 'Close' },
  id: { title: 'Potong {name}', use: 'Pakai bagian ini', cancel: 'Batal', close: 'Tutup' },
  en: {},
});
