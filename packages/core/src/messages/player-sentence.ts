import { catalogue } from './catalogue.js';

/** Words of what stands in a picture's place. Ours. */
export const playerSentenceMessages = catalogue({
  default: {
    gate: 'This show is for ticket holders',
    gate_person: 'You have no ticket for this show yet.',
    gate_help: 'Buy a ticket, or use the payment code from your ticket e-mail.',
    gate_own_help: 'Whoever has a ticket watches it here.',
    gate_own: 'This is your own show',
    countdown: 'Starts in',
    countdown_help: 'Stay here: it starts by itself.',
    waiting_help: 'It starts by itself as soon as the picture is there.',
    ended_help: 'Thank you for watching.',
    elsewhere_help: 'One screen at a time for each ticket.',
    watch_here: 'Watch here instead',
    refused: 'This show cannot be played now',
    retry: 'Retry',
    offline: 'The server could not be reached. Check the connection.',
  },
  id: {
    gate: 'Acara ini untuk pemegang tiket',
    gate_person: 'Kamu belum punya tiket untuk acara ini.',
    gate_help: 'Beli tiket, atau pakai kode pembayaran dari e-mail tiketmu.',
    gate_own_help: 'Pemegang tiket menontonnya di sini.',
    gate_own: 'Ini acaramu sendiri',
    countdown: 'Mulai dalam',
    countdown_help: 'Tunggu di sini: acaranya mulai sendiri.',
    waiting_help: 'Acara mulai sendiri begitu gambarnya siap.',
    ended_help: 'Terima kasih sudah menonton.',
    elsewhere_help: 'Satu tiket untuk satu layar.',
    watch_here: 'Nonton di sini saja',
    refused: 'Acara ini belum bisa diputar',
    retry: 'Coba lagi',
    offline: 'Server tidak terjangkau. Cek koneksimu.',
  },
  en: {},
});
