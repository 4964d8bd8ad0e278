import { showStart } from '@panggung/core';
import type { OutboxMail } from './mail-row.js';
import type { Letter } from './mails/layout.js';
import { offerMail } from './mails/offer-mail.js';
import type { Ports } from './ports.js';
import { createPasses } from './sale-queue-pass.js';

/** The offers among mails, by the mails' ids: their secret is written as they leave, and kept nowhere. */
export async function offerLetters(
  { database, settings: { productName, siteUrl, sessionKey } }: Pick<Ports, 'database' | 'settings'>,
  mails: readonly OutboxMail[],
): Promise<[number, Letter][]> {
  const ids = [...new Set(mails.flatMap(({ waiting_id }) => waiting_id ?? []))];
  if (!ids.length) return [];
  const offers = await readOffers(database, ids);
  const passes = createPasses(sessionKey);
  const letters = offers.map(async ({ waiting_id, email, offer_hash, offer_expires_at, ...show }) => {
    const secret = await passes.write({ kind: 'offer', showId: show.id, name: offer_hash ?? '' });
    const told = { id: show.id, name: show.name, start: showStart(show) };
    const facts = { to: email, productName, siteUrl, show: told, secret, expiresAt: offer_expires_at ?? 0 };
    return [waiting_id, offerMail(facts)] as const;
  });
  const written = new Map(await Promise.all(letters));
  return mails.flatMap(({ id, waiting_id }): [number, Letter][] => {
    const letter = written.get(waiting_id ?? 0);
    return letter ? [[id, letter]] : [];
  });
}

function readOffers(database: Ports['database'], ids: readonly number[]) {
  return database
    .selectFrom('waiting_list')
    .innerJoin('show', 'show.id', 'waiting_list.room_id')
    .select(['waiting_list.id as waiting_id', 'email', 'offer_hash', 'offer_expires_at'])
    .select(['show.id', 'name', 'start_date', 'start_time'])
    .where('waiting_list.id', 'in', ids)
    .where('offer_hash', 'is not', null)
    .execute();
}
