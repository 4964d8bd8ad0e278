import { catalogue } from './catalogue.js';

/** Words of the list of those who wait for a seat of a sold-out show. Ours. */
export const waitingListMessages = catalogue({
  default: {
    title: 'Waiting list',
    lead: 'No ticket is free. When a seat comes back, whoever joined first is offered it by e-mail, and has 15 minutes to order.',
    email: 'E-mail',
    email_required: 'E-mail is required',
    email_invalid: 'E-mail must be valid',
    own_email: 'The offer goes to {email}.',
    join: 'Join the waiting list',
    joined: 'You are on the waiting list',
    joined_help:
      'We write to {email} when it is your turn. Not every list gets a seat, and nothing is charged for waiting.',
    seats_available: 'There are tickets again. You can order one now.',
    buy: 'Buy Ticket',
    offered: 'A seat is kept for you',
    offered_until: 'Until {time} it is yours to order. Then the next in line gets it.',
    offered_left: '{time} left to order',
    offered_to: 'Order it with {email}, to which the offer was sent.',
    offer_expired: 'This offer has ended',
    offer_expired_help: 'The seat was offered to the next in line. You can join the list again.',
    rate_limited: 'Too many tries. Wait a moment, then try again.',
    failed: 'That did not work. Try again.',
    close: 'Close',
  },
  id: {
    title: 'Daftar tunggu',
    lead: 'Tidak ada tiket yang tersisa saat ini. Kalau ada kursi yang kembali, yang lebih dulu mendaftar kami tawari lewat e-mail, dengan waktu 15 menit untuk memesan.',
    email: 'E-mail',
    email_required: 'Isi alamat e-mail kamu',
    email_invalid: 'Cek lagi alamat e-mail kamu',
    own_email: 'Tawarannya dikirim ke {email}.',
    join: 'Masuk daftar tunggu',
    joined: 'Kamu sudah ada di daftar tunggu',
    joined_help:
      'Kami kabari ke {email} kalau giliranmu tiba. Belum tentu ada kursi untuk semua, dan menunggu itu gratis.',
    seats_available: 'Sekarang ada tiket lagi. Kamu bisa langsung memesan.',
    buy: 'Beli tiket',
    offered: 'Ada kursi untuk kamu',
    offered_until: 'Kursi ini bisa kamu pesan sampai {time}. Setelah itu, giliran antrean berikutnya.',
    offered_left: 'sisa {time} untuk memesan',
    offered_to: 'Pesan dengan {email}, alamat yang menerima tawaran ini.',
    offer_expired: 'Tawaran ini sudah berakhir',
    offer_expired_help: 'Kursinya ditawarkan ke antrean berikutnya. Kamu bisa mendaftar lagi.',
    rate_limited: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
    failed: 'Belum berhasil. Coba lagi.',
    close: 'Tutup',
  },
  en: {
    buy: 'Buy ticket',
  },
});
