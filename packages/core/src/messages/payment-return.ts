import { catalogue } from './catalogue.js';

/** Words for whoever comes back from a wallet's page, or to the address of a payment that was made. AMB-113, AMB-117. */
export const paymentReturnMessages = catalogue({
  default: {
    title: 'Back from paying',
    lead: 'You can close this tab. The page where you ordered your ticket says whether the payment was successful.',
    paid: 'Payment successful',
    paid_person: 'Your ticket is ready. You find it in your tickets.',
    paid_guest: 'The purchase is complete. Your ticket is in your tickets, or in your e-mail.',
    go_your_ticket: 'GO TO YOUR TICKET',
    go_dashboard: 'GO TO DASHBOARD',
    tickets: 'If it was, your ticket is in your tickets; as a guest, you find it in your e-mail.',
  },
  id: {
    title: 'Selesai dari halaman pembayaran',
    lead: 'Tab ini boleh kamu tutup. Halaman tempat kamu memesan akan menunjukkan apakah pembayaranmu berhasil.',
    paid: 'Pembayaran berhasil',
    paid_person: 'Tiket kamu sudah siap. Lihat di daftar tiketmu.',
    paid_guest: 'Pembelian selesai. Tiketnya ada di daftar tiketmu, atau di e-mail kamu.',
    go_your_ticket: 'KE TIKET KAMU',
    go_dashboard: 'KE BERANDA',
    tickets:
      'Kalau berhasil, tiketnya ada di daftar tiketmu; kalau kamu memesan tanpa akun, cek e-mail kamu.',
  },
  en: {},
});
