import { catalogue } from './catalogue.js';

/** Words around a code that a wallet scans. Ours. */
export const qrCodeMessages = catalogue({
  default: {
    alt: 'QR code for {amount}',
    help: 'Open any wallet or bank app that pays by QRIS, and scan this code.',
    same_phone: 'On this phone? Take a screenshot and open it from the scanner of your app.',
    failed: 'The code could not be drawn. Reload the page, or pay another way.',
  },
  id: {
    alt: 'Kode QR untuk {amount}',
    help: 'Buka aplikasi dompet digital atau bank yang mendukung QRIS, lalu pindai kode ini.',
    same_phone: 'Membayar dari ponsel ini? Ambil tangkapan layar, lalu buka dari pemindai di aplikasimu.',
    failed: 'Kodenya belum bisa digambar. Muat ulang halaman, atau pilih cara bayar lain.',
  },
  en: {},
});
