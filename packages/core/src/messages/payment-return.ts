import { catalogue } from './catalogue.js';

/** Words for whoever comes back from a wallet's page to a browser that does not know the payment. Ours. AMB-113. */
export const paymentReturnMessages = catalogue({
  default: {
    title: 'Back from paying',
    lead: 'You can close this tab. The page where you ordered your ticket is told by itself.',
    tickets: 'Logged in, you find the ticket in your tickets; as a guest, in your e-mail.',
  },
  id: {
    title: 'Selesai dari halaman pembayaran',
    lead: 'Tab ini boleh kamu tutup. Halaman tempat kamu memesan akan tahu sendiri.',
    tickets: 'Kalau kamu punya akun, tiketnya ada di daftar tiketmu; kalau tidak, cek e-mail kamu.',
  },
  en: {},
});
