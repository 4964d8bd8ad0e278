import type { CouponType, SignedIn } from '@panggung/core';
import type { Insertable } from 'kysely';
import { adoptGuestTickets } from '../../packages/server/src/adopt-tickets.js';
import type { UserAccountTable } from '../../packages/server/src/database.js';
import type { Ports } from '../../packages/server/src/ports.js';
import { createSessions } from '../../packages/server/src/session.js';
import { toUser } from '../../packages/server/src/user-view.js';

/** Who shall be signed in, and where else they are already. */
export interface StoryPerson {
  profile: Partial<Insertable<UserAccountTable>>;
  elsewhere?: { deviceName: string; origin: string | null }[];
  /** Coupons of these types, for any ticket. */
  coupons?: CouponType[];
  /** Shows that they have made. */
  shows?: number[];
  /** How many short videos they have added. */
  expressions?: number;
}

let count = 0;

/** Somebody new with an account, the tickets of its e-mail and a session, made past the identity service: no emulator is needed. */
export async function signIn(
  ports: Ports,
  { profile, elsewhere = [], coupons = [], shows = [], expressions = 0 }: StoryPerson,
): Promise<SignedIn> {
  const number = ++count;
  const row = await ports.database
    .insertInto('user_account')
    .values({
      email: `ayu.${number}@kampus.example`,
      full_name: 'Ayu Larasati',
      firebase_uid: `story-${number}`,
      type: 'USER',
      status: 'VERIFIED',
      created_at: ports.clock(),
      ...profile,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: userId, email } = row;
  if (email) {
    const adoption = { userId, email, now: ports.clock() };
    await ports.database.transaction().execute((step) => adoptGuestTickets(step, adoption));
  }
  for (const coupon_type of coupons) {
    const row = { title: coupon_type, coupon_type, user_id: userId, created_at: ports.clock() };
    await ports.database.insertInto('coupon').values(row).execute();
  }
  for (const show of shows) {
    const change = ports.database.updateTable('show').set({ video_created_id: userId });
    await change.where('id', '=', show).execute();
  }
  for (let at = 1; at <= expressions; at++) await addExpression(ports, userId, at);
  const sessions = createSessions(ports);
  for (const place of elsewhere) await sessions.issue({ userId: row.id, ...place });
  const session = await sessions.issue({ userId: row.id, origin: null, deviceName: 'Chrome · Linux' });
  return { ...toUser(row), token: session.token, token_expires_at: session.tokenExpiresAt };
}

/** A short video like those of the catalogue, which lies beside the stories. */
async function addExpression({ database, clock }: Ports, userId: number, at: number): Promise<void> {
  const now = clock();
  const video = { id: 'replay', owner_id: userId, status: 'kept', used_by: 'expression' } as const;
  await database
    .insertInto('video')
    .values({ ...video, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const text = { name: `latihan-${at}.mp4`, description: 'Latihan sebelum naik panggung di Braga.' };
  await database
    .insertInto('expression')
    .values({
      ...text,
      user_id: userId,
      video_id: 'replay',
      duration: 12_000,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
