import { catalogue } from './catalogue.js';

/** Words of the way to the door of one's own show. Ours. */
export const doorLinkMessages = catalogue({
  default: { open: 'Door check' },
  id: { open: 'Cek tiket di pintu' },
  en: {},
});
