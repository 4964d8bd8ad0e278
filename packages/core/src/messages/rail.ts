import { catalogue } from './catalogue.js';

/** Words of a row of shows, and the headings of those on the dashboard. Document 1, AMB-057. */
export const railMessages = catalogue({
  default: {
    special_event: 'Special Event Live Streaming',
    live: 'Live Show',
    upcoming: 'The Upcomings',
    interviews: 'Interviews',
    radiofest: 'Radiofest',
    popular: 'The Beast',
    all: 'All Shows',
    music_videos: 'Music Videos',
    new: 'New Shows',

    shows: 'Shows',
    see_all: 'See all',
    previous: 'Previous shows',
    next: 'More shows',
    watching: '{count} watching',
    listening: '{count} listening',
  },
  id: {
    special_event: 'Acara spesial, sedang live',
    live: 'Sedang live',
    upcoming: 'Segera tayang',
    interviews: 'Wawancara',
    radiofest: 'Radiofest',
    popular: 'Paling ramai',
    all: 'Semua acara',
    music_videos: 'Video musik',
    new: 'Acara baru',

    shows: 'Acara',
    see_all: 'Lihat semua',
    previous: 'Acara sebelumnya',
    next: 'Acara berikutnya',
    watching: '{count} menonton',
    listening: '{count} mendengarkan',
  },
  en: {
    special_event: 'Special events, live now',
    live: 'Live now',
    upcoming: 'Upcoming',
    radiofest: 'Radio fest',
    all: 'All shows',
    music_videos: 'Music videos',
    new: 'New shows',
  },
});
