import { catalogue } from './catalogue.js';

/** Words of the donation screen. Document 2, as quoted. F-15 to F-19. */
export const donationMessages = catalogue({
  default: {
    title: 'Donation',
    lead: 'Give what you like on top of the ticket, or nothing at all.',
    donation: 'Donation',
    hint: 'In rupiah. Leave it empty to give nothing.',
    donation_max: 'donation max Rp. 999,999,999,999',
    ticket: 'Ticket',
    total: 'Total',
    next: 'NEXT',
    back: 'Back',
  },
  id: {
    title: 'Donasi',
    lead: 'Tambahkan berapa pun yang kamu mau di atas harga tiket, atau tidak sama sekali.',
    donation: 'Donasi',
    hint: 'Dalam rupiah. Kosongkan kalau tidak ingin memberi.',
    donation_max: 'Donasi paling banyak Rp 999.999.999.999',
    ticket: 'Tiket',
    total: 'Total',
    next: 'LANJUT',
    back: 'Kembali',
  },
  en: {
    donation_max: 'The donation can be Rp 999,999,999,999 at most',
  },
});
