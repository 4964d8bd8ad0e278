import { catalogue } from './catalogue.js';

/** Words of finding who gets a ticket. Document 3, as quoted. L-19 to L-28, AMB-146. */
export const receiverMessages = catalogue({
  default: {
    email: 'Receiver e-mail',
    hint: 'The receiver needs an account here.',
    email_required: 'E-mail is required',
    email_invalid: 'E-mail must be valid',
    account_not_found: 'Account not found',
    notice: 'Notice!!!',
    incomplete: "The ticket recipient's account does not complete the profile data.",
    exists: 'Your ticket already exist !!',
    close: 'Close',
    check: 'CHECK EMAIL',
    found: 'The ticket goes to {name}.',
    failed: 'We could not check this address. Try again.',
    send: 'SEND',
    choose_method: 'CHOOSE PAYMENT METHOD',
  },
  id: {
    email: 'E-mail penerima',
    hint: 'Penerima harus punya akun di sini.',
    email_required: 'Isi alamat e-mail penerima',
    email_invalid: 'Cek lagi alamat e-mailnya',
    account_not_found: 'Akun tidak ditemukan',
    notice: 'Perhatian',
    incomplete: 'Penerima tiket ini belum melengkapi data profilnya.',
    exists: 'Penerima sudah punya tiket untuk acara ini',
    close: 'Tutup',
    check: 'CEK E-MAIL',
    found: 'Tiketnya untuk {name}.',
    failed: 'Alamat ini belum bisa dicek. Coba lagi.',
    send: 'KIRIM',
    choose_method: 'PILIH CARA BAYAR',
  },
  en: {
    notice: 'Notice',
    incomplete: "The receiver's profile is not complete yet.",
    exists: 'The receiver already has a ticket',
  },
});
