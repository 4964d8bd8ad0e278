import { catalogue } from './catalogue.js';

/** Words for leafing through a list. */
export const pageMessages = catalogue({
  default: {
    pages: 'Pages',
    page: 'Page {page}',
    previous: 'Previous page',
    next: 'Next page',
  },
  id: {
    pages: 'Halaman',
    page: 'Halaman {page}',
    previous: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
  },
  en: {},
});
