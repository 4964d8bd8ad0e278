import { catalogue } from './catalogue.js';

/** Words for the ways to be reminded of a show. Ours; whom it needs, as document 2 says it. */
export const remindMenuMessages = catalogue({
  default: {
    close: 'Close',
    calendar: 'Add to calendar',
    calendar_help: 'Opens in your calendar, and rings 30 minutes before.',
    mail: 'Send me an e-mail',
    mail_help: '30 minutes before the show starts.',
    mail_on: 'We will send you an e-mail 30 minutes before.',
    mail_off: 'No e-mail will come.',
    mail_failed: 'This could not be saved. Try again.',
    login_first: 'Please login first.',
  },
  id: {
    close: 'Tutup',
    calendar: 'Simpan ke kalender',
    calendar_help: 'Terbuka di kalendermu, dengan pengingat 30 menit sebelumnya.',
    mail: 'Kirimi aku e-mail',
    mail_help: '30 menit sebelum acara mulai.',
    mail_on: 'Kami kirim e-mail 30 menit sebelum mulai.',
    mail_off: 'E-mail tidak jadi dikirim.',
    mail_failed: 'Belum bisa disimpan. Coba lagi.',
    login_first: 'Masuk dulu, ya',
  },
  en: { login_first: 'Please log in first.' },
});
