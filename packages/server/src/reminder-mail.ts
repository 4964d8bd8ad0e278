import { showStart } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import type { OutboxMail } from './mail-row.js';
import type { Letter } from './mails/layout.js';
import { reminderMail, type TicketWord } from './mails/reminder-mail.js';
import type { Ports } from './ports.js';

/** The reminders among mails, by the mails' ids: what they tell is read from their shows and tickets. */
export async function reminderLetters(
  { database, settings: { productName, siteUrl } }: Pick<Ports, 'database' | 'settings'>,
  mails: readonly OutboxMail[],
): Promise<[number, Letter][]> {
  const reminders = mails.filter(({ room_video_id }) => room_video_id !== null);
  if (!reminders.length) return [];
  const ids = [...new Set(reminders.flatMap(({ room_video_id }) => room_video_id ?? []))];
  const shows = database.selectFrom('show').select(['id', 'name', 'start_date', 'start_time']);
  const rows = await shows.where('id', 'in', ids).execute();
  const byId = new Map(rows.map((show) => [show.id, show]));
  const tickets = await readTickets(database, reminders);
  return reminders.flatMap(({ id, room_video_id, payment_id, recipient }): [number, Letter][] => {
    const show = byId.get(room_video_id ?? 0);
    if (!show) return [];
    const told = { id: show.id, name: show.name, start: showStart(show) };
    const ticket = tickets.get(payment_id ?? '') ?? null;
    return [[id, reminderMail({ to: recipient, productName, siteUrl, show: told, ticket })]];
  });
}

/** Whose tickets they are that mails are about: a guest's code opens the show. */
async function readTickets(
  database: Kysely<Tables>,
  mails: readonly OutboxMail[],
): Promise<Map<string, TicketWord>> {
  const ids = mails.flatMap(({ payment_id }) => payment_id ?? []);
  if (!ids.length) return new Map();
  const payments = database.selectFrom('payment').select(['id', 'user_id', 'code_guest']);
  const rows = await payments.where('id', 'in', [...new Set(ids)]).execute();
  return new Map(
    rows.map(({ id, user_id, code_guest }) => [id, { codeGuest: user_id === null ? code_guest : null }]),
  );
}
