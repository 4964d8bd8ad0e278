import { catalogue } from './catalogue.js';

/** What is said while something is on its way: the one word that every first drawing brings. */
export const loadingMessages = catalogue({
  default: { loading: 'Loading' },
  id: { loading: 'Memuat' },
  en: {},
});
