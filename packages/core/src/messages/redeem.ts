import { catalogue } from './catalogue.js';

/** Words of the redeem-code panel. Document 2, as quoted. AMB-087. */
export const redeemMessages = catalogue({
  default: {
    code: 'Redeem Code',
    required: 'Field is required',
    hint: 'You have this code from whoever invited you.',
    submit: 'Redeem',
    copy: 'Copy',
    copied: 'Redeem Code copied',
    own_hint: 'Whoever has this code gets a ticket.',
  },
  id: {
    code: 'Kode redeem',
    required: 'Isi dulu kodenya',
    hint: 'Kode ini kamu dapat dari yang mengundangmu.',
    submit: 'Tukarkan',
    copy: 'Salin',
    copied: 'Kode redeem disalin',
    own_hint: 'Siapa pun yang punya kode ini mendapat tiket.',
  },
  en: {
    copied: 'Redeem code copied',
  },
});
