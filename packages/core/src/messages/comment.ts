import { catalogue } from './catalogue.js';

/** Words of the comments under a show. Document 2, as quoted. */
export const commentMessages = catalogue({
  default: {
    comment: 'Comment',
    placeholder: 'Write a comment',
    send: 'Send',
    sending: 'Sending',
    sent: 'Comment sent',
    too_long: 'At most {limit} characters',
    someone: 'Somebody',
    empty: 'No comments yet',
    empty_help: 'Write the first one.',
    failed: 'The comments could not be loaded.',
    retry: 'Retry',
    sign_in: 'Sign in',
    close: 'Close',
  },
  id: {
    comment: 'Komentar',
    placeholder: 'Tulis komentar',
    send: 'Kirim',
    sending: 'Sedang dikirim',
    sent: 'Komentar terkirim',
    too_long: 'Paling banyak {limit} karakter',
    someone: 'Seseorang',
    empty: 'Belum ada komentar',
    empty_help: 'Jadilah yang pertama menulis.',
    failed: 'Komentar belum bisa dimuat.',
    retry: 'Coba lagi',
    sign_in: 'Masuk',
    close: 'Tutup',
  },
  en: {},
});
