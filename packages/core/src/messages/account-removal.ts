import { catalogue } from './catalogue.js';

/** Words of the dialog that deletes an account. Ours. */
export const accountRemovalMessages = catalogue({
  default: {
    title: 'Delete your account?',
    lost: 'Your profile, coupons, comments, likes, reminders and notifications are deleted, and you are signed out everywhere. This cannot be taken back.',
    kept: 'What you paid stays in the books of the organiser, without your name, e-mail and phone number.',
    tickets: 'You lose your tickets for these shows:',
    unpaid: 'Unpaid orders are dropped.',
    tickets_unknown: 'Tickets for shows that are still to come are lost too.',
    password: 'Your password',
    remove: 'Delete account',
    google: 'Confirm with Google and delete',
    password_incorrect: 'The password is incorrect',
    other_google: 'This is another Google account',
    has_shows: 'You have shows that are not over. End or cancel them first.',
    too_often: 'Too many attempts. Try again in a minute.',
    failed: 'Your account could not be deleted. Try again.',
  },
  id: {
    title: 'Hapus akun kamu?',
    lost: 'Profil, kupon, komentar, suka, pengingat, dan notifikasi kamu dihapus, dan kamu keluar dari semua perangkat. Ini tidak bisa dibatalkan.',
    kept: 'Catatan pembayaran kamu tetap disimpan penyelenggara, tanpa nama, e-mail, dan nomor telepon kamu.',
    tickets: 'Kamu kehilangan tiket untuk acara ini:',
    unpaid: 'Pesanan yang belum dibayar dibatalkan.',
    tickets_unknown: 'Tiket untuk acara yang belum selesai juga hilang.',
    password: 'Kata sandi kamu',
    remove: 'Hapus akun',
    google: 'Konfirmasi dengan Google dan hapus',
    password_incorrect: 'Kata sandi tidak cocok',
    other_google: 'Ini akun Google yang lain',
    has_shows: 'Ada acara kamu yang belum selesai. Akhiri atau batalkan dulu.',
    too_often: 'Terlalu sering mencoba. Coba lagi sebentar lagi.',
    failed: 'Akun kamu belum bisa dihapus. Coba lagi.',
  },
  en: {},
});
