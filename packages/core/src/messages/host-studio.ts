import { catalogue } from './catalogue.js';

/** What the screens of a host's studio are called; as document 3 titles them. D3 §2. */
export const hostStudioMessages = catalogue({
  default: {
    studio: 'Studio',
    manage: 'Manage show',
    expressions: 'Your Expression',
    add: 'Add Show',
    edit: 'Edit Show',
    broadcast: 'Broadcast',
    close: 'Close',
  },
  id: {
    studio: 'Studio',
    manage: 'Kelola acara',
    expressions: 'Ekspresimu',
    add: 'Tambah acara',
    edit: 'Ubah acara',
    broadcast: 'Siaran',
    close: 'Tutup',
  },
  en: { manage: 'Manage shows', expressions: 'Your expressions', add: 'Add a show', edit: 'Edit the show' },
});
