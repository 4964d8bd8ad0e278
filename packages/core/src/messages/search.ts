import { catalogue } from './catalogue.js';

/** Words of the search, its suggestions and its results. Document 1 §2.6 and §2.7, as quoted. */
export const searchMessages = catalogue({
  default: {
    search_shows: 'Search shows',
    clear: 'Clear',
    suggestions: 'Suggestions',
    suggestion_count: 'Suggestions: {count}',
    no_suggestion: 'No suggestions',
    search_for: 'Search for {text}',
    results: 'Search results',
    found: 'Results for {text}, page {page} of {pages}',
    none: 'Oops, your search was not found',
    none_help: 'The show you are looking for does not yet exist. Find another one!',
    nothing_asked: 'What would you like to see?',
    nothing_asked_help: 'Type the name of a show, an artist, a place or a category.',
    past_end: 'There is no page {page}',
    to_first: 'Back to page 1',
    failed: 'The search could not be done.',
  },
  id: {
    search_shows: 'Cari acara',
    clear: 'Hapus',
    suggestions: 'Saran',
    suggestion_count: 'Saran: {count}',
    no_suggestion: 'Tidak ada saran',
    search_for: 'Cari {text}',
    results: 'Hasil pencarian',
    found: 'Hasil untuk {text}, halaman {page} dari {pages}',
    none: 'Yah, pencarianmu tidak ketemu',
    none_help: 'Acara yang kamu cari belum ada. Coba cari yang lain, yuk.',
    nothing_asked: 'Mau nonton apa?',
    nothing_asked_help: 'Ketik nama acara, artis, tempat, atau kategori.',
    past_end: 'Tidak ada halaman {page}',
    to_first: 'Kembali ke halaman 1',
    failed: 'Pencarian belum berhasil.',
  },
  en: {
    none: 'Nothing was found',
    none_help: 'There is no such show yet. Try another search.',
  },
});
