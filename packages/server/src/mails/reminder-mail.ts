import type { Letter } from './layout.js';
import { type ShowFacts, showFacts, showUrl } from './show-facts.js';

/** A ticket, as far as a reminder tells of it. */
export interface TicketWord {
  /** Opens the show to a guest; null where the ticket lies in an account. */
  codeGuest: string | null;
}

export interface ReminderFacts extends ShowFacts {
  /** Null: it comes because somebody asked for it. */
  ticket: TicketWord | null;
}

/** Tells somebody who asked for it, or who has a ticket, that a show begins soon. */
export function reminderMail({ ticket, ...facts }: ReminderFacts): Letter {
  return {
    ...facts,
    subject: `Sebentar lagi: ${facts.show.name}`,
    opening: `${facts.show.name} segera dimulai`,
    facts: [...showFacts(facts), ...(ticket?.codeGuest ? [['Kode tiket', ticket.codeGuest] as const] : [])],
    action: { label: 'Buka acara', url: showUrl(facts, ticket?.codeGuest) },
    closing: [closing(ticket)],
  };
}

function closing(ticket: TicketWord | null): string {
  if (!ticket) return 'Surel ini datang karena kamu minta diingatkan. Tiketmu ada di akunmu.';
  const where = ticket.codeGuest ? 'Tombol di atas sudah membawa kodemu.' : 'Tiketmu ada di akunmu.';
  return `Surel ini datang karena kamu punya tiketnya. ${where}`;
}
