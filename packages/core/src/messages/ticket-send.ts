import { catalogue } from './catalogue.js';

/** Words of sending an own ticket to somebody. The title as document 3 has it, the rest ours. L-08. */
export const ticketSendMessages = catalogue({
  default: {
    title: 'Send Ticket',
    close: 'Close',
    lead: 'It goes to the account of the receiver. From then on it is theirs alone: your code stops working.',
    sending: 'The ticket is being sent.',
    sent: 'Ticket sent to {name}',
    timed_out: 'No answer came. Press again: the ticket is sent only once.',
    no_connection: 'There is no connection. Press again: the ticket is sent only once.',
    not_paid: 'This ticket is not paid yet. Pay first, then send it.',
    over: 'This show is over or was called off: its tickets can no longer be sent.',
    inside: 'Somebody is inside with this ticket already.',
    redeemed: 'A ticket that you got for a redeem code cannot be sent.',
    gift: 'A ticket that was a gift cannot be sent on.',
    given: 'You sent this ticket to somebody else already.',
  },
  id: {
    title: 'Kirim tiket',
    close: 'Tutup',
    lead: 'Tiketnya masuk ke akun penerima. Sejak itu hanya milik penerima: kodemu tidak berlaku lagi.',
    sending: 'Tiketnya sedang dikirim.',
    sent: 'Tiket terkirim ke {name}',
    timed_out: 'Belum ada jawaban. Tekan lagi: tiketnya hanya dikirim satu kali.',
    no_connection: 'Tidak ada koneksi. Tekan lagi: tiketnya hanya dikirim satu kali.',
    not_paid: 'Tiket ini belum dibayar. Bayar dulu, baru kirim.',
    over: 'Acara ini sudah selesai atau dibatalkan: tiketnya tidak bisa dikirim lagi.',
    inside: 'Tiket ini sudah dipakai masuk.',
    redeemed: 'Tiket dari kode redeem tidak bisa dikirim.',
    gift: 'Tiket hadiah tidak bisa dikirim lagi ke orang lain.',
    given: 'Tiket ini sudah kamu kirim ke orang lain.',
  },
  en: { title: 'Send ticket' },
});
