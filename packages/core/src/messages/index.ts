export { type Catalogue, catalogue, fill } from './catalogue.js';
export { checkoutMessages } from './checkout.js';
export { shellMessages } from './shell.js';
export { showMessages } from './show.js';
