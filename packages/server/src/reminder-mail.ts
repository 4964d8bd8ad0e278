import { showStart } from '@panggung/core';
import type { OutboxMail } from './mail-row.js';
import type { Letter } from './mails/layout.js';
import { reminderMail } from './mails/reminder-mail.js';
import type { Ports } from './ports.js';

/** The reminders among mails, by the mails' ids: what they tell is read from their shows. */
export async function reminderLetters(
  { database, settings: { productName, siteUrl } }: Pick<Ports, 'database' | 'settings'>,
  mails: readonly OutboxMail[],
): Promise<[number, Letter][]> {
  const ids = [...new Set(mails.flatMap(({ room_video_id }) => room_video_id ?? []))];
  if (!ids.length) return [];
  const shows = database.selectFrom('show').select(['id', 'name', 'start_date', 'start_time']);
  const rows = await shows.where('id', 'in', ids).execute();
  const byId = new Map(rows.map((show) => [show.id, show]));
  return mails.flatMap(({ id, room_video_id, recipient }): [number, Letter][] => {
    const show = room_video_id === null ? undefined : byId.get(room_video_id);
    if (!show) return [];
    const told = { id: show.id, name: show.name, start: showStart(show) };
    return [[id, reminderMail({ to: recipient, productName, siteUrl, show: told })]];
  });
}
