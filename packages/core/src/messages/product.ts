import { catalogue } from './catalogue.js';

/** Words about the product itself, on a page that is another's. */
export const productMessages = catalogue({
  default: { powered: 'Tickets by {product}' },
  id: { powered: 'Tiket oleh {product}' },
  en: {},
});
