import { catalogue } from './catalogue.js';

/** What stands between the buy button and the checkout. Document 2, as quoted, slips included (sic). F-02, G-01, G-12. */
export const checkoutEntryMessages = catalogue({
  default: {
    not_logged_in: 'Your are not logged in. Keep going?',
    not_logged_in_help: 'As a guest you get your ticket by e-mail. Logged in, it is in your tickets.',
    login: 'Login',
    keep_going: 'Keep going',
    complete_profile: 'Please complete your profile first',
    missing: 'Still missing: {what}.',
    phone: 'phone number',
    city: 'city',
    work: 'work',
    back: 'Back',
    go_profile: 'Go profile',
    own_show: 'This is your own show',
    own_show_help: 'You do not need a ticket for it, so none can be bought with your account.',
    close: 'Close',
  },
  id: {
    not_logged_in: 'Kamu belum masuk. Lanjut saja?',
    not_logged_in_help:
      'Tanpa akun, tiketnya dikirim lewat e-mail. Kalau masuk, tiketnya ada di daftar tiketmu.',
    login: 'Masuk',
    keep_going: 'Lanjut',
    complete_profile: 'Lengkapi profil kamu dulu, ya',
    missing: 'Yang belum diisi: {what}.',
    phone: 'nomor telepon',
    city: 'kota',
    work: 'pekerjaan',
    back: 'Kembali',
    go_profile: 'Ke profil',
    own_show: 'Ini acara kamu sendiri',
    own_show_help: 'Kamu tidak perlu tiket untuk acara ini, jadi akunmu tidak bisa membelinya.',
    close: 'Tutup',
  },
  en: {
    not_logged_in: 'You are not logged in. Keep going?',
    login: 'Log in',
    go_profile: 'Go to profile',
  },
});
