import { catalogue } from './catalogue.js';

/** What is asked about an address that was probably mistyped. Ours. */
export const emailSuggestionMessages = catalogue({
  default: { meant: 'Did you mean {email}?' },
  id: { meant: 'Maksud kamu {email}?' },
  en: {},
});
