import { catalogue } from './catalogue.js';

/** Words of the screen that takes a redeem code for a ticket. Document 2, as quoted. I-06 to I-11, AMB-013. */
export const redeemStepMessages = catalogue({
  default: {
    title: 'Redeem Code',
    code: 'Redeem Code',
    hint: 'You have this code from whoever invited you.',
    payment_required: 'Redeem Code is required',
    validating: 'Please wait, we are validating the redeem code',
    redeem_code_wrong: 'This redeem code is not valid',
    redeem_code_used: 'This redeem code has been used',
    next: 'NEXT',
    back: 'Back',
  },
  id: {
    title: 'Kode redeem',
    code: 'Kode redeem',
    hint: 'Kode ini kamu dapat dari yang mengundangmu.',
    payment_required: 'Isi dulu kode redeemnya',
    validating: 'Tunggu sebentar, kode redeem kamu sedang dicek',
    redeem_code_wrong: 'Kode redeem ini tidak berlaku',
    redeem_code_used: 'Kode redeem ini sudah dipakai',
    next: 'LANJUT',
    back: 'Kembali',
  },
  en: {
    title: 'Redeem code',
    code: 'Redeem code',
    payment_required: 'The redeem code is required',
    validating: 'Please wait while we check the redeem code',
  },
});
