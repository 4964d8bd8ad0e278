import { sql, type Transaction } from 'kysely';
import type { Claim } from './claim.js';
import type { Tables } from './database.js';
import type { PaymentRow, ShowRow } from './payment-row.js';

/** All that decides about a batch of claims, read while its shows are locked. */
export interface Ledger {
  /** Epoch ms. */
  now: number;
  shows: Map<number, ShowRow>;
  /** Seats that are neither sold nor held. */
  free: Map<number, number>;
  /** When the next held seat may come back, of shows that cannot serve all. */
  releases: Map<number, number>;
  /** Addresses that belong to accounts. */
  accounts: Set<string>;
  /** Who has a ticket for which show already, as {@link ticketName}. */
  tickets: Set<string>;
  /** What earlier requests under the same keys made. */
  keys: Map<string, { bodyHash: string; payment: PaymentRow }>;
}

export interface LedgerQuestion {
  claims: readonly Claim[];
  shows: readonly ShowRow[];
  /** Epoch ms. */
  now: number;
}

/** One guest and one show. */
export function ticketName(showId: number, email: string): string {
  return `${showId} ${email}`;
}

export async function readLedger(transaction: Transaction<Tables>, asked: LedgerQuestion): Promise<Ledger> {
  const { claims, shows, now } = asked;
  const free = new Map(
    shows.map((show) => [show.id, show.ticket_quota - show.ticket_sold - show.ticket_held]),
  );
  const traces = await readTraces(transaction, asked);
  const named = (kind: Trace['kind']) => traces.filter((trace) => trace.kind === kind);
  return {
    now,
    shows: new Map(shows.map((show) => [show.id, show])),
    free,
    releases: await readReleases(transaction, scarce(claims, free)),
    accounts: new Set(named('account').map(({ name }) => name)),
    tickets: new Set(named('ticket').map(({ name }) => name)),
    keys: await readKeys(transaction, named('key')),
  };
}

interface Trace {
  kind: 'account' | 'ticket' | 'key';
  name: string;
  body_hash: string | null;
  payment_id: string | null;
}

/** Accounts, tickets and keys in one question: each statement of a batch is a round trip with the shows locked. */
async function readTraces(
  transaction: Transaction<Tables>,
  { claims, now }: LedgerQuestion,
): Promise<Trace[]> {
  const emails = claims.map(({ email }) => email);
  const showIds = claims.map(({ showId }) => showId);
  const keys = claims.map(({ key }) => key.key);
  const { rows } = await sql<Trace>`
    select 'account' as kind, email as name, null as body_hash, null as payment_id
      from user_account where email = any(${emails}::text[])
    union all
    select 'ticket', payment.room_id || ' ' || payment.email, null, null
      from unnest(${showIds}::bigint[], ${emails}::text[]) as asked (room_id, email)
      join payment on payment.room_id = asked.room_id and payment.email = asked.email
      where seat <> 'none' and user_id is null and (expired_ticket = 0 or expired_ticket > ${now}::bigint)
    union all
    select 'key', key, body_hash, payment_id from idempotency where key = any(${keys}::text[])
  `.execute(transaction);
  return rows;
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
  `.execute(transaction);
  return new Map(rows.map(({ room_id, at }) => [room_id, at]));
}
