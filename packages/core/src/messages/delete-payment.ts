import { catalogue } from './catalogue.js';

/** Words of deleting a payment that waits for its money. Document 2, as quoted. G-13, G-14. */
export const deletePaymentMessages = catalogue({
  default: {
    delete_title: 'Delete Payment?',
    delete_lead: 'The seat goes back on sale. If you have paid already, wait until the money shows here.',
    no: 'NO',
    delete: 'DELETE',
    close: 'Close',
    deleted_title: 'Payment deleted',
    deleted_lead: 'Nothing was charged. Money that still comes is paid back.',
    not_pending: 'This payment does not wait for money any more.',
    failed: 'That did not work. The payment is still there.',
  },
  id: {
    delete_title: 'Hapus pembayaran ini?',
    delete_lead: 'Kursinya dijual lagi. Kalau kamu sudah membayar, tunggu sampai uangnya tercatat di sini.',
    no: 'TIDAK',
    delete: 'HAPUS',
    close: 'Tutup',
    deleted_title: 'Pembayaran dihapus',
    deleted_lead: 'Tidak ada yang ditagih. Uang yang masih masuk akan dikembalikan.',
    not_pending: 'Pembayaran ini sudah tidak menunggu uang masuk.',
    failed: 'Belum berhasil. Pembayarannya masih ada.',
  },
  en: {
    delete_title: 'Delete this payment?',
  },
});
