import { catalogue } from './catalogue.js';

/** Words of a show's own page. */
export const showDetailMessages = catalogue({
  default: {
    enlarge: 'Enlarge cover',
    close: 'Close',
    description: 'Description',
    date: 'Date',
    location: 'Location',
    tickets: 'Tickets',
    ways_to_pay: 'Pay by virtual account.',
  },
  id: {
    enlarge: 'Perbesar gambar',
    close: 'Tutup',
    description: 'Tentang acara',
    date: 'Tanggal',
    location: 'Tempat',
    tickets: 'Tiket',
    ways_to_pay: 'Bayar lewat virtual account.',
  },
  en: {},
});
