import { catalogue } from './catalogue.js';

/** Words of the screen that asks for the phone of an e-wallet. Document 2, as quoted, slips included (sic). H-10 to H-14. */
export const phoneMessages = catalogue({
  default: {
    title: 'Pay with {name}',
    push_lead: '{name} sends a request to this phone. Pay within 30 seconds.',
    link_lead: 'The page of {name} opens in a new tab.',
    phone: 'Phone number',
    hint: 'The number that you use with {name}.',
    phone_required: 'Phone is required',
    phone_length: 'Phone number must be 10 numbers and not more than 13 number',
    wallet_refused: '{name} does not take this number. Check it, or pay another way.',
    next: 'NEXT',
    back: 'Back',
  },
  id: {
    title: 'Bayar dengan {name}',
    push_lead: '{name} mengirim permintaan ke ponsel ini. Bayar dalam 30 detik.',
    link_lead: 'Halaman {name} terbuka di tab baru.',
    phone: 'Nomor telepon',
    hint: 'Nomor yang kamu pakai di {name}.',
    phone_required: 'Isi nomor telepon kamu',
    phone_length: 'Nomor telepon terdiri dari 10 sampai 13 angka',
    wallet_refused: '{name} tidak menerima nomor ini. Cek lagi, atau pilih cara bayar lain.',
    next: 'LANJUT',
    back: 'Kembali',
  },
  en: {
    phone_required: 'The phone number is required',
    phone_length: 'A phone number has 10 to 13 digits',
  },
});
