import { sql, type Transaction } from 'kysely';
import type { Buyer } from './buyer.js';
import type { Claim } from './claim.js';
import { type ClaimPapers, readPapers } from './claim-papers.js';
import type { Trace } from './claim-traces.js';
import type { Tables } from './database.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import { type Doors, readDoors } from './sale-queue-passes.js';
import { freeSeats } from './seats.js';

/** All that decides about a batch of claims, read while its shows are locked. */
export interface Ledger {
  /** Epoch ms. */
  now: number;
  shows: Map<number, ShowRow>;
  /** Seats that are neither sold nor held nor offered. */
  free: Map<number, number>;
  /** When the next held seat may come back, of shows that cannot serve all. */
  releases: Map<number, number>;
  /** Addresses that people registered with; who only stands in a catalogue buys as any guest. */
  accounts: Set<string>;
  /** Who deleted their account meanwhile, as `#` and their id. */
  gone: Set<string>;
  /** Who has a ticket for which show already, as {@link ticketName}. */
  tickets: Set<string>;
  /** Presents that nobody has paid for, by whose ticket they would be, as {@link ticketName}. */
  gifts: Map<string, string>;
  /** What earlier requests under the same keys made. */
  keys: Map<string, { bodyHash: string; payment: PaymentRow }>;
  papers: ClaimPapers;
  /** Who may pass where not everybody may buy. */
  doors: Doors;
}

export interface LedgerQuestion {
  claims: readonly Claim[];
  shows: readonly ShowRow[];
  traces: readonly Trace[];
  /** Epoch ms. */
  now: number;
}

/** One person, or one guest, and one show; no address begins with a mark and a number alone. */
export function ticketName(showId: number, buyer: Buyer): string {
  return `${showId} ${buyer.kind === 'guest' ? buyer.email : `#${buyer.for_user_id}`}`;
}

export async function readLedger(transaction: Transaction<Tables>, asked: LedgerQuestion): Promise<Ledger> {
  const { claims, shows, traces, now } = asked;
  const free = new Map(shows.map((show) => [show.id, freeSeats(show)]));
  const named = (kind: Trace['kind']) => traces.filter((trace) => trace.kind === kind);
  return {
    now,
    shows: new Map(shows.map((show) => [show.id, show])),
    free,
    releases: await readReleases(transaction, scarce(claims, free)),
    accounts: new Set(named('account').map(({ name }) => name)),
    gone: new Set(named('gone').map(({ name }) => name)),
    tickets: new Set(named('ticket').map(({ name }) => name)),
    gifts: new Map(named('gift').map(({ name, payment_id }) => [name, payment_id ?? ''])),
    keys: await readKeys(transaction, named('key')),
    papers: await readPapers(transaction, claims),
    doors: await readDoors(transaction, { claims, shows }),
  };
}

async function readKeys(transaction: Transaction<Tables>, traces: readonly Trace[]): Promise<Ledger['keys']> {
  if (!traces.length) return new Map();
  const ids = traces.map(({ payment_id }) => payment_id);
  const payments = await transaction.selectFrom('payment').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return new Map(
    traces.flatMap(({ name, body_hash, payment_id }) => {
      const payment = byId.get(payment_id ?? '');
      return payment ? [[name, { bodyHash: body_hash ?? '', payment }] as const] : [];
    }),
  );
}

/** Shows with fewer free seats than wishes. */
function scarce(claims: readonly Claim[], free: Ledger['free']): number[] {
  const left = new Map(free);
  for (const { showId } of claims) left.set(showId, (left.get(showId) ?? 0) - 1);
  return [...left].filter(([, seats]) => seats < 0).map(([showId]) => showId);
}

async function readReleases(
  transaction: Transaction<Tables>,
  showIds: number[],
): Promise<Ledger['releases']> {
  if (!showIds.length) return new Map();
  const { rows } = await sql<{ room_id: number; at: number }>`
    select room_id, min(hold_expires_at) as at from payment
    where seat = 'held' and room_id = any(${showIds}::bigint[]) group by room_id
    union all
    select room_id, min(offer_expires_at) from waiting_list
    where status = 'offered' and room_id = any(${showIds}::bigint[]) group by room_id
  `.execute(transaction);
  const soonestLast = rows.sort((one, other) => other.at - one.at);
  return new Map(soonestLast.map(({ room_id, at }) => [room_id, at]));
}
