import { catalogue } from './catalogue.js';

/** Words of the page of one way to pay. Document 2 says what is shown. H-39. */
export const paymentTypeDetailMessages = catalogue({
  default: {
    path: 'Breadcrumbs',
    dashboard: 'Dashboard',
    payment_types: 'Payment methods',
    limits: 'From {min} to {max}',
    how: 'How to pay',
    off: 'This payment method is not available now.',
    page_not_found: 'Page not found',
    failed: 'This payment method could not be loaded.',
    retry: 'Retry',
  },
  id: {
    path: 'Jejak halaman',
    dashboard: 'Beranda',
    payment_types: 'Cara bayar',
    limits: 'Dari {min} sampai {max}',
    how: 'Cara membayar',
    off: 'Cara bayar ini sedang tidak tersedia.',
    page_not_found: 'Halaman tidak ditemukan',
    failed: 'Cara bayar ini belum bisa dimuat.',
    retry: 'Coba lagi',
  },
  en: {},
});
