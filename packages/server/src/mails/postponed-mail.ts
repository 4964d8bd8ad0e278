import type { Letter } from './layout.js';
import { type ShowFacts, wib } from './show-facts.js';

export interface PostponedFacts extends ShowFacts {
  /** When it was to start before, epoch ms. */
  before: number;
  /** Where the ticket is given back, and until when, epoch ms. */
  returnUrl: string;
  returnUntil: number;
  /** Whether money comes back for it. */
  isPaid: boolean;
  /** What its host says. */
  note: string | null;
}

/** Tells who has a ticket that the show starts at another time, and how to give the ticket back. */
export function postponedMail({
  before,
  returnUrl,
  returnUntil,
  isPaid,
  note,
  ...facts
}: PostponedFacts): Letter {
  const { name, start } = facts.show;
  const money = isPaid ? ' dan uangnya kami kembalikan penuh' : '';
  return {
    ...facts,
    subject: `Pindah waktu: ${name}`,
    opening: `${name} pindah waktu`,
    facts: [
      ['Acara', name],
      ['Semula', wib(before)],
      ['Menjadi', wib(start)],
    ],
    also: { label: 'Kembalikan tiket', url: returnUrl },
    closing: [
      ...hostNote(note),
      'Tiketmu tetap berlaku untuk waktu yang baru. Kamu tidak perlu melakukan apa-apa.',
      `Tidak bisa datang? Sampai ${wib(returnUntil)} tiketnya bisa kamu kembalikan${money}.`,
    ],
  };
}

/** What a host says to who has a ticket, as a paragraph. */
export function hostNote(note: string | null): string[] {
  return note ? [`Pesan dari penyelenggara: ${note}`] : [];
}
