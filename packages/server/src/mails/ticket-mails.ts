import { formatDateTime, formatRupiah, type Id } from '@panggung/core';
import { type Letter, siteAddress } from './layout.js';

/** What every mail about a show tells. Times in epoch ms, money in rupiah. */
export interface ShowFacts {
  to: string;
  productName: string;
  /** Where links lead. */
  siteUrl: string;
  show: { id: Id; name: string; start: number };
}

export interface OrderFacts extends ShowFacts {
  /** The channel as people call it, e.g. 'BCA Virtual Account'. */
  method: string;
  accountNumber: string;
  /** Exactly what the account takes. */
  amount: number;
  expirationDate: number;
}

/** Tells where to pay, how much and until when. */
export function orderMail(order: OrderFacts): Letter {
  return {
    ...order,
    subject: `Menunggu pembayaran: ${order.show.name}`,
    opening: `Satu langkah lagi untuk menonton ${order.show.name}`,
    facts: [
      ...showFacts(order),
      ['Bayar lewat', order.method],
      ['Nomor rekening', order.accountNumber],
      ['Jumlah', formatRupiah(order.amount)],
      ['Bayar sebelum', `${formatDateTime(order.expirationDate, 'id')} WIB`],
    ],
    action: { label: 'Lihat acara', url: showUrl(order) },
    closing: [
      'Transfer persis sejumlah itu. Kursimu kami simpan sampai batas waktu di atas.',
      'Kode tiket kami kirim begitu pembayaran masuk.',
    ],
  };
}

export interface PaidFacts extends ShowFacts {
  /** The ten characters that open the show for a guest. F-26. */
  codeGuest: string;
}

/** Brings a guest the payment code that opens the show. F-26, AMB-126. */
export function ticketMail(ticket: PaidFacts): Letter {
  return {
    ...codeLetter(ticket),
    subject: `Tiket kamu: ${ticket.show.name}`,
    opening: `Pembayaran berhasil. Sampai jumpa di ${ticket.show.name}`,
  };
}

/** The same code again, for a guest who lost it. */
export function codeAgainMail(ticket: PaidFacts): Letter {
  return {
    ...codeLetter(ticket),
    subject: `Kode tiket kamu: ${ticket.show.name}`,
    opening: `Ini kode tiket kamu untuk ${ticket.show.name}`,
  };
}

/** Why money is owed back. */
export type RefundReason = 'late' | 'wrong_amount' | 'paid_twice' | 'deleted' | 'cancelled';

const refundReasons: Record<RefundReason, { opening: string; closing: string }> = {
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
  cancelled: {
    opening: 'Acaranya dibatalkan',
    closing: 'Acara ini tidak jadi digelar, jadi tiketmu tidak berlaku lagi.',
  },
};

/** Tells that money came that no ticket was given for, and is owed back. AMB-194. */
export function refundMail(refund: ShowFacts & { amount: number; reason: RefundReason }): Letter {
  const { opening, closing } = refundReasons[refund.reason];
  return {
    ...refund,
    subject: `Uang kamu kami kembalikan: ${refund.show.name}`,
    opening,
    facts: [...showFacts(refund), ['Jumlah', formatRupiah(refund.amount)]],
    closing: [closing, 'Uangnya kami kembalikan penuh. Balas surel ini kalau ada pertanyaan.'],
  };
}

/** Tells somebody who asked for it that a show begins soon. */
export function reminderMail(facts: ShowFacts): Letter {
  return {
    ...facts,
    subject: `Sebentar lagi: ${facts.show.name}`,
    opening: `${facts.show.name} segera dimulai`,
    facts: showFacts(facts),
    action: { label: 'Buka acara', url: showUrl(facts) },
    closing: ['Surel ini datang karena kamu minta diingatkan. Tiketmu ada di akunmu.'],
  };
}

function codeLetter(ticket: PaidFacts): Omit<Letter, 'subject' | 'opening'> {
  return {
    ...ticket,
    facts: [...showFacts(ticket), ['Kode tiket', ticket.codeGuest]],
    action: { label: 'Buka acara', url: `${showUrl(ticket)}&code=${encodeURIComponent(ticket.codeGuest)}` },
    closing: ['Simpan kode ini dan jangan bagikan: siapa pun yang memilikinya bisa memakai tiketmu.'],
  };
}

function showFacts({ show }: ShowFacts): [string, string][] {
  return [
    ['Acara', show.name],
    ['Mulai', `${formatDateTime(show.start, 'id')} WIB`],
  ];
}

function showUrl({ siteUrl, show }: ShowFacts): string {
  return siteAddress(siteUrl, `/show/detail?id=${encodeURIComponent(show.id)}`);
}
