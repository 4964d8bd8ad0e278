import { catalogue } from './catalogue.js';

/** Words where there is nothing, or where something failed. Document 1, as quoted. */
export const noticeMessages = catalogue({
  default: {
    not_found: 'Page not found',
    other_shows: 'See other shows',
    empty: 'No shows yet',
    empty_help: 'New shows appear here as soon as they are announced.',
    failed: 'The shows could not be loaded.',
    show_failed: 'The show could not be loaded.',
    retry: 'Retry',
  },
  id: {
    not_found: 'Halaman tidak ditemukan',
    other_shows: 'Lihat acara lain',
    empty: 'Belum ada acara',
    empty_help: 'Acara baru akan muncul di sini begitu diumumkan.',
    failed: 'Daftar acara belum bisa dimuat.',
    show_failed: 'Acara ini belum bisa dimuat.',
    retry: 'Coba lagi',
  },
  en: {},
});
