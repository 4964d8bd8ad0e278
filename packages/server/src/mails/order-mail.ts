import { formatRupiah, type Id, type PayWay } from '@panggung/core';
import type { Letter } from './layout.js';
import { type ShowFacts, showFacts, showUrl, waitingUrl, wib } from './show-facts.js';

export interface OrderFacts extends ShowFacts {
  /** The channel as people call it, e.g. 'BCA Virtual Account'. */
  method: string;
  way: PayWay;
  /** An account's number, or a code for a counter. */
  number: string | null;
  /** Exactly what is taken. */
  amount: number;
  expirationDate: number;
  /** Opens a guest's waiting payment; null of somebody's who has an account. */
  codeGuest: string | null;
  /** Whose ticket it becomes, where it is another's. */
  receiver: { id: Id; name: string } | null;
}

/** What the number is called, and what to do. */
const ways: Record<PayWay, { label: string; how: string }> = {
  number: { label: 'Nomor rekening', how: 'Transfer persis sejumlah itu.' },
  code: { label: 'Kode pembayaran', how: 'Tunjukkan kode itu di kasir dan bayar persis sejumlah itu.' },
  push: { label: 'Nomor ponsel', how: 'Buka aplikasinya dan setujui permintaannya.' },
  redirect: { label: '', how: 'Buka lagi halaman pembayarannya lewat tombol di atas.' },
  qr: { label: '', how: 'Buka kode QR-nya lewat tombol di atas, lalu pindai dengan aplikasi apa pun.' },
};

/** Tells where to pay, how much and until when; the button leads to the payment that waits. */
export function orderMail(order: OrderFacts): Letter {
  const { label, how } = ways[order.way];
  return {
    ...order,
    subject: `Menunggu pembayaran: ${order.show.name}`,
    opening: `Satu langkah lagi untuk menonton ${order.show.name}`,
    facts: [
      ...showFacts(order),
      ['Bayar lewat', order.method],
      ...(label && order.number ? [[label, order.number] as const] : []),
      ['Jumlah', formatRupiah(order.amount)],
      ['Bayar sebelum', wib(order.expirationDate)],
    ],
    action: { label: 'Lihat pembayaran', url: payUrl(order) },
    closing: [`${how} Kursimu kami simpan sampai batas waktu di atas.`, ticketAdvice(order)],
  };
}

function ticketAdvice({ codeGuest, receiver }: OrderFacts): string {
  if (codeGuest) return 'Kode tiket kami kirim begitu pembayaran masuk.';
  return `Tiketnya masuk ke akun${receiver ? ` ${receiver.name}` : 'mu'} begitu pembayaran masuk.`;
}

function payUrl(order: OrderFacts): string {
  const { siteUrl, show, codeGuest, receiver } = order;
  if (codeGuest) return showUrl(order, codeGuest);
  return waitingUrl(siteUrl, { show: show.id, receiver: receiver?.id ?? null });
}
