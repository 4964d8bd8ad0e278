import { catalogue } from './catalogue.js';

/** Words about coupons; each type by its own name. Ours. I-02 to I-04, AMB-108, AMB-109. */
export const couponMessages = catalogue({
  default: {
    title: 'Coupons',
    choose: 'Use a coupon',
    'FREE-ONE': 'This ticket for free',
    'DISC-50': '50% off this ticket',
    until: 'Use by {date}',
    remove: 'Remove',
    line: 'Coupon {type}',
    no_donation: 'Nothing is charged with this coupon, so no donation can be given with it.',
    unusable: 'This coupon cannot be used any more. Check the total, then go on.',
    failed: 'Your coupons could not be loaded.',
    retry: 'Retry',
  },
  id: {
    title: 'Kupon',
    choose: 'Pakai kupon',
    'FREE-ONE': 'Gratis untuk tiket ini',
    'DISC-50': 'Diskon 50% untuk tiket ini',
    until: 'Berlaku sampai {date}',
    remove: 'Lepas',
    line: 'Kupon {type}',
    no_donation: 'Dengan kupon ini tidak ada yang ditagih, jadi donasi tidak bisa ikut.',
    unusable: 'Kupon ini sudah tidak bisa dipakai. Cek totalnya, lalu lanjutkan.',
    failed: 'Kupon kamu belum bisa dimuat.',
    retry: 'Coba lagi',
  },
  en: {},
});
