import { formatRupiah, type RefundReason } from '@panggung/core';
import type { Letter } from './layout.js';
import { hostNote } from './postponed-mail.js';
import { type ShowFacts, showFacts } from './show-facts.js';

export interface RefundFacts extends ShowFacts {
  amount: number;
  reason: RefundReason;
  /** What the host says where the show was called off. */
  note: string | null;
  /** The wallet it goes back to; null where nobody knows the account it came from. */
  wallet: string | null;
}

const words: Record<RefundReason, { opening: string; closing: string }> = {
  late: {
    opening: 'Pembayaran kamu masuk setelah waktunya habis',
    closing: 'Kursinya sudah diambil orang lain, jadi tiketnya tidak bisa kami terbitkan.',
  },
  wrong_amount: {
    opening: 'Jumlah pembayaran kamu tidak sesuai',
    closing: 'Jumlahnya tidak sama dengan harga tiket, jadi pembayaran ini tidak bisa kami pakai.',
  },
  paid_twice: {
    opening: 'Kamu membayar dua kali',
    closing: 'Tiket ini sudah lunas. Tiketmu tetap berlaku, pembayaran keduanya tidak kami pakai.',
  },
  deleted: {
    opening: 'Pembayaran kamu masuk setelah pesanannya kamu hapus',
    closing: 'Pesanannya sudah dihapus, jadi tiketnya tidak kami terbitkan.',
  },
  overtaken: {
    opening: 'Penerima hadiahmu sudah punya tiketnya sendiri',
    closing: 'Pembayaran kamu masuk setelah ia memesannya, jadi tiketnya tidak kami terbitkan lagi.',
  },
  cancelled: {
    opening: 'Acaranya dibatalkan',
    closing: 'Acara ini tidak jadi digelar, jadi tiketmu tidak berlaku lagi.',
  },
  returned: {
    opening: 'Tiketmu sudah kamu kembalikan',
    closing: 'Acaranya pindah waktu dan kamu tidak bisa datang, jadi tiketmu tidak berlaku lagi.',
  },
};

/** Tells that money came that no ticket was given for, and is owed back. AMB-194. */
export function refundMail(refund: RefundFacts): Letter {
  const { opening, closing } = words[refund.reason];
  const way = refund.wallet
    ? `Uangnya kami kembalikan penuh ke ${refund.wallet} kamu.`
    : 'Uangnya kami kembalikan penuh. Balas surel ini dengan nama bank, nomor rekening dan nama pemiliknya.';
  return {
    ...refund,
    subject: `Uang kamu kami kembalikan: ${refund.show.name}`,
    opening,
    facts: [...showFacts(refund), ['Jumlah', formatRupiah(refund.amount)]],
    closing: [closing, ...hostNote(refund.note), way],
  };
}

/** Tells who has a ticket that cost nothing, or was given one, that the show will not be. */
export function cancelledMail({ note, ...facts }: ShowFacts & { note: string | null }): Letter {
  return {
    ...facts,
    subject: `Dibatalkan: ${facts.show.name}`,
    opening: `${facts.show.name} tidak jadi digelar`,
    facts: showFacts(facts),
    closing: [
      'Acaranya dibatalkan, jadi tiketmu tidak berlaku lagi. Maaf atas kabar ini.',
      ...hostNote(note),
    ],
  };
}
