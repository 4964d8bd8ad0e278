import { redeemCodeOf } from '@panggung/core';
import type { Kysely } from 'kysely';
import type { Tables } from './database.js';
import { createGuestCode } from './random.js';

/**
 * Makes codes that open one ticket of a show each; they are told here and nowhere else.
 * @throws Error in one clear line when the show's tickets are not redeemed
 */
export async function issueRedeemCodes(
  database: Kysely<Tables>,
  { showId, count, now }: { showId: number; count: number; now: number },
): Promise<string[]> {
  const shows = database.selectFrom('show').select('ticket_type').where('id', '=', showId);
  const show = await shows.where('deleted_at', 'is', null).executeTakeFirst();
  if (!show) throw new Error(`There is no show ${showId}.`);
  if (show.ticket_type !== 'free') throw new Error(`Tickets of show ${showId} are not opened by codes.`);
  const rows = Array.from({ length: count }, () => ({
    room_id: showId,
    code: redeemCodeOf(createGuestCode()),
    payment_id: null,
    redeemed_at: null,
    created_at: now,
  }));
  const made = await database.insertInto('redeem_code').values(rows).returning('code').execute();
  return made.map(({ code }) => code);
}
