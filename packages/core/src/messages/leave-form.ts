import { catalogue } from './catalogue.js';

/** What is asked before a form of a show with something in it is left, or dropped. */
export const leaveFormMessages = catalogue({
  default: {
    drop_title: 'Discard your changes?',
    drop: 'Discard',
    leave_title: 'Leave this page?',
    leave: 'Leave',
    text: 'What you typed and chose is not saved yet.',
    keep: 'Keep editing',
    close: 'Close',
  },
  id: {
    drop_title: 'Buang perubahan?',
    drop: 'Buang',
    leave_title: 'Tinggalkan halaman ini?',
    leave: 'Tinggalkan',
    text: 'Yang kamu ketik dan pilih belum disimpan.',
    keep: 'Lanjut mengubah',
    close: 'Tutup',
  },
  en: {},
});
