import { formatRupiah } from '@panggung/core';
import type { Letter, MailFile } from './layout.js';
import { type ShowFacts, showFacts, showUrl, ticketUrl, wib } from './show-facts.js';

/** A ticket that is somebody's now. */
export interface TicketFacts extends ShowFacts {
  /** The payment's number. */
  number: string;
  /** The ten characters that open the show for a guest; null where it lies in an account. F-26. */
  codeGuest: string | null;
  /** The show as a calendar file; null where it has begun. */
  calendar: string | null;
}

export interface ReceiptFacts extends TicketFacts {
  /** The channel as people call it, or what a ticket was taken for that cost nothing. */
  method: string;
  /** In rupiah; the donation is a part of the amount. */
  amount: number;
  donate: number;
  paidAt: number;
  /** Whose ticket it is, where it was bought for somebody else. */
  receiver: string | null;
  /** Printed as it is, where the shop has to. */
  taxLine: string | null;
  refundPolicy: string;
}

/** The receipt, and with it the payment code that opens the show for a guest. F-26, AMB-126. */
export function receiptMail(receipt: ReceiptFacts): Letter {
  const { show, receiver, amount, refundPolicy } = receipt;
  const words = amount > 0 ? paid : free;
  return {
    ...receipt,
    subject: receiver ? `${words.proof}: ${show.name}` : `Tiket kamu: ${show.name}`,
    opening: receiver
      ? `${words.done}. Tiket ${show.name} sekarang milik ${receiver}`
      : `${words.done}. Sampai jumpa di ${show.name}`,
    facts: [...showFacts(receipt), ...codeFact(receipt), ...receiverFact(receipt), ...moneyFacts(receipt)],
    ...(receiver ? {} : openFrom(receipt)),
    closing: [...(receiver ? [] : codeAdvice(receipt)), ...(amount > 0 ? [refundPolicy] : [])],
  };
}

/** Nothing was paid for a free ticket, and nothing of it is paid back. */
const paid = { proof: 'Bukti pembayaran', done: 'Pembayaran berhasil' };
const free = { proof: 'Tiket terkirim', done: 'Tiketnya sudah terbit' };

function receiverFact({ receiver }: ReceiptFacts): [string, string][] {
  return receiver ? [['Untuk', receiver]] : [];
}

function moneyFacts({ number, method, donate, amount, taxLine, paidAt }: ReceiptFacts): [string, string][] {
  if (amount === 0) {
    return [
      ['No. tiket', number],
      ['Harga', method],
      ['Terbit pada', wib(paidAt)],
    ];
  }
  return [
    ['No. pembayaran', number],
    ['Dibayar lewat', method],
    ...(donate > 0 ? [['Termasuk donasi', formatRupiah(donate)] as [string, string]] : []),
    ['Jumlah', formatRupiah(amount)],
    ...(taxLine ? [['Pajak', taxLine] as [string, string]] : []),
    ['Dibayar pada', wib(paidAt)],
  ];
}

/** The same code again, for a guest who lost it. */
export function codeAgainMail(ticket: TicketFacts): Letter {
  return {
    ...ticket,
    subject: `Kode tiket kamu: ${ticket.show.name}`,
    opening: `Ini kode tiket kamu untuk ${ticket.show.name}`,
    facts: [...showFacts(ticket), ...codeFact(ticket)],
    ...openFrom(ticket),
    closing: codeAdvice(ticket),
  };
}

/** Tells somebody that another person bought a ticket for them, or gave them one. */
export function giftMail(gift: TicketFacts & { giver: string; isBought: boolean }): Letter {
  return {
    ...gift,
    subject: `Tiket untukmu: ${gift.show.name}`,
    opening: `${gift.giver} ${gift.isBought ? 'membelikanmu' : 'memberimu'} tiket ${gift.show.name}`,
    facts: showFacts(gift),
    ...openFrom(gift),
    closing: ['Tiketnya sudah ada di akunmu. Masuk dengan alamat surel ini untuk menonton.'],
  };
}

/** Tells who gave a ticket away that it is done, should it not have been them. */
export function transferMail(transfer: ShowFacts & { receiver: string }): Letter {
  const { show, receiver } = transfer;
  return {
    ...transfer,
    subject: `Tiketmu sudah terkirim: ${show.name}`,
    opening: `Tiket ${show.name} sekarang milik ${receiver}`,
    facts: [...showFacts(transfer), ['Untuk', receiver]],
    closing: [
      'Kode masukmu untuk tiket ini tidak berlaku lagi; penerimanya sudah mendapat kode yang baru.',
      'Bukan kamu yang mengirimnya? Segera ganti kata sandi akunmu.',
    ],
  };
}

function codeFact({ codeGuest }: TicketFacts): [string, string][] {
  return codeGuest ? [['Kode tiket', codeGuest]] : [];
}

function codeAdvice({ codeGuest }: TicketFacts): string[] {
  return codeGuest
    ? ['Simpan kode ini dan jangan bagikan: siapa pun yang memilikinya bisa memakai tiketmu.']
    : ['Tiketnya ada di akunmu.'];
}

/** A guest's code opens the show; in an account lies the ticket itself, too. */
function openFrom(ticket: TicketFacts): Pick<Letter, 'action' | 'also' | 'files'> {
  const files: MailFile[] = ticket.calendar
    ? [{ name: 'acara.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', content: ticket.calendar }]
    : [];
  const show = { label: 'Buka acara', url: showUrl(ticket, ticket.codeGuest) };
  if (ticket.codeGuest) return { action: show, files };
  return {
    action: { label: 'Lihat tiket', url: ticketUrl(ticket.siteUrl, ticket.number) },
    also: show,
    files,
  };
}
