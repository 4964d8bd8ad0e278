import { catalogue } from './catalogue.js';

/** Words of the ways to the door and to the stage of one's own show. AMB-151. */
export const doorLinkMessages = catalogue({
  default: { open: 'Door check', stage: 'Broadcast' },
  id: { open: 'Cek tiket di pintu', stage: 'Mulai siaran' },
  en: {},
});
