import { catalogue } from './catalogue.js';

/** Words of what comes after it: the controls of the carousel, the list, the page of one. Document 2, as quoted. */
export const bannerViewMessages = catalogue({
  default: {
    previous: 'Previous news',
    next: 'Next news',
    play: 'Start moving',
    pause: 'Stop moving',
    info: 'Info',
    see_show: 'See show',
    open_link: 'Open link',
    empty: 'No news yet',
    empty_help: 'News and offers appear here as soon as they are published.',
    past_end: 'There is no such page',
    to_first: 'Back to page 1',
    failed: 'The news could not be loaded.',
    others: 'See other news',
  },
  id: {
    previous: 'Kabar sebelumnya',
    next: 'Kabar berikutnya',
    play: 'Jalankan otomatis',
    pause: 'Hentikan gerakan',
    info: 'Info',
    see_show: 'Lihat acara',
    open_link: 'Buka tautan',
    empty: 'Belum ada kabar',
    empty_help: 'Kabar dan promo akan muncul di sini begitu terbit.',
    past_end: 'Halaman ini tidak ada',
    to_first: 'Kembali ke halaman 1',
    failed: 'Kabar belum bisa dimuat.',
    others: 'Lihat kabar lain',
  },
  en: {},
});
