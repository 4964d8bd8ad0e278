import { type Kysely, sql } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { type Place, placeColumns } from './sale-queue-line.js';
import { isOver } from './sale-queue-view.js';

/**
 * How many places an address may have in the line of a show at once: a family or an office gets in, a script does not.
 * Carriers put thousands of people behind one address; who signs in is counted by their account instead.
 */
export const PLACES_PER_ADDRESS = 20;

/** Whose places are counted together. */
export interface Holder {
  /** An account, or the seal of an address. */
  name: string;
  /** How many of their places may count at once. */
  most: number;
}

/** Who signed in has one place, on whatever device they look. */
export function accountHolder(userId: number): Holder {
  return { name: `#${userId}`, most: 1 };
}

export interface HolderQuestion {
  showId: number;
  holders: readonly (Holder | null)[];
  /** Epoch ms. */
  now: number;
}

/** Places that still count, by whose they are. The line must be locked. */
export async function readHeld(
  database: Kysely<Tables>,
  { showId, holders, now }: HolderQuestion,
): Promise<Map<string, Place[]>> {
  const names = [...new Set(holders.flatMap((holder) => holder?.name ?? []))];
  if (!names.length) return new Map();
  const { rows } = await sql<Place & { holder: string }>`
    select ${placeColumns}, holder, coalesce(payment.seat <> 'none', false) as "isSpent"
    from sale_queue as place left join payment on payment.id = place.payment_id
    where place.room_id = ${showId} and holder = any(${names}::text[])
      and (pass_expires_at is null or pass_expires_at > ${now}::bigint)
  `.execute(database);
  const held = new Map(names.map((name) => [name, [] as Place[]]));
  for (const place of rows) if (!isOver(place, now)) held.get(place.holder)?.push(place);
  return held;
}

/** What somebody gets who wants a place: one of the new ones, by its number, the one their account has, or none. */
export type Share = number | Place | ApiError;

/** Who gets what, and whose each of the new places is. */
export interface Shares {
  shares: Share[];
  owners: (string | null)[];
}

/** Decides in the order they came. */
export function shareOut(
  holders: readonly (Holder | null)[],
  held: ReadonlyMap<string, readonly Place[]>,
): Shares {
  const owners: Shares['owners'] = [];
  const share = (holder: Holder | null): Share => {
    const old = (holder && held.get(holder.name)) ?? [];
    const fresh = holder ? owners.filter((owner) => owner === holder.name).length : 0;
    if (!holder || old.length + fresh < holder.most) return owners.push(holder?.name ?? null) - 1;
    // An account has one place: that is where it is shown again.
    return holder.most === 1 ? (old[0] ?? owners.indexOf(holder.name)) : tooMany();
  };
  return { shares: holders.map(share), owners };
}

/** When somebody refused may look again, in seconds. */
const LOOK_AGAIN = 60;

function tooMany(): ApiError {
  return new ApiError(
    'rate_limited',
    'Too many places were taken from here. Sign in to wait by your account.',
    {
      retryAfter: LOOK_AGAIN,
    },
  );
}
