import { catalogue } from './catalogue.js';

/** Words of a person's coupons and referral code. AMB-044, AMB-045. */
export const referralMessages = catalogue({
  default: {
    title: 'Coupon & Referral',
    message: 'Get up to 50% off tickets with my referral code {code}',
    code: 'Your referral code',
    copy: 'Copy code',
    copied: 'Referral code copied',
    share: 'Share your code',
    coupons: 'Your coupons',
    none: 'You have no coupons yet.',
    until: 'Use by {date}',
    ended: 'Ended on {date}',
    used: 'Used',
    open_end: 'No end date',
    failed: 'Your coupons could not be loaded',
    reload: 'Reload',
  },
  id: {
    title: 'Kupon & Referral',
    message: 'Dapatkan diskon tiket sampai 50% dengan kode referral aku: {code}',
    code: 'Kode referral kamu',
    copy: 'Salin kode',
    copied: 'Kode referral disalin',
    share: 'Bagikan kode kamu',
    coupons: 'Kupon kamu',
    none: 'Kamu belum punya kupon.',
    until: 'Berlaku sampai {date}',
    ended: 'Berakhir {date}',
    used: 'Sudah dipakai',
    open_end: 'Tanpa batas waktu',
    failed: 'Kupon kamu belum bisa dimuat',
    reload: 'Muat ulang',
  },
  en: {},
});
