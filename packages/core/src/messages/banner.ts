import { catalogue } from './catalogue.js';

/** Words of banners that are there from the first look. */
export const bannerMessages = catalogue({
  default: {
    banners: 'News and offers',
    banner: 'News',
    carousel: 'carousel',
    slide: 'slide',
    place: '{place} of {count}',
    new_tab: 'opens in a new tab',
  },
  id: {
    banners: 'Kabar dan promo',
    banner: 'Kabar',
    carousel: 'tampilan geser',
    slide: 'lembar',
    place: '{place} dari {count}',
    new_tab: 'terbuka di tab baru',
  },
  en: {},
});
