import { catalogue } from './catalogue.js';

/** Words of the share menu. Document 2 names whom to tell. E-17. */
export const shareMessages = catalogue({
  default: {
    close: 'Close',
    facebook: 'Facebook',
    whatsapp: 'WhatsApp',
    twitter: 'Twitter',
    email: 'E-mail',
    copy: 'Copy link',
    copied: 'Link copied',
    more: 'Other apps',
  },
  id: {
    close: 'Tutup',
    facebook: 'Facebook',
    whatsapp: 'WhatsApp',
    twitter: 'Twitter',
    email: 'E-mail',
    copy: 'Salin tautan',
    copied: 'Tautan disalin',
    more: 'Aplikasi lain',
  },
  en: {},
});
