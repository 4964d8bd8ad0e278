import { sql, type Transaction } from 'kysely';
import type { Buyer } from './buyer.js';
import type { Tables } from './database.js';
import type { PaymentRow, ShowRow } from './payment-row.js';
import type { Pass } from './sale-queue-pass.js';

/** As much of a claim as the door asks for. */
export interface Knock {
  buyer: Buyer;
  pass?: Pass | null;
}

export interface Offer {
  id: number;
  room_id: number;
  name: string;
  email: string;
  user_id: number | null;
  offer_expires_at: number;
}

export interface Turn {
  id: string;
  room_id: number;
  pass_expires_at: number;
  /** An order was placed with it, and came to something. */
  is_spent: boolean;
}

/** Who may pass, read while the shows are locked. */
export interface Doors {
  /** Open offers by name. */
  offers: Map<string, Offer>;
  /** Places in line that have their turn, by id. */
  places: Map<string, Turn>;
  /** Shows in whose line nobody waits. */
  unlined: Set<number>;
}

export interface DoorQuestion {
  claims: readonly Knock[];
  shows: readonly ShowRow[];
}

/** Asks nothing of the database where no claim bears a pass and no show keeps a line. The shows must be locked. */
export async function readDoors(
  transaction: Transaction<Tables>,
  { claims, shows }: DoorQuestion,
): Promise<Doors> {
  const names = (kind: Pass['kind']) => [
    ...new Set(claims.flatMap(({ pass }) => (pass?.kind === kind ? pass.name : []))),
  ];
  const lined = shows.filter(({ sale_opens_at }) => sale_opens_at !== null).map(({ id }) => id);
  const [offerNames, placeIds] = [names('offer'), names('queue')];
  const places = placeIds.length ? await readPlaces(transaction, placeIds) : [];
  const offers = offerNames.length ? await readOffers(transaction, offerNames) : [];
  return {
    offers: new Map(offers.map((offer) => [offer.name, offer])),
    places: new Map(places.map((place) => [place.id, place])),
    unlined: new Set(lined.length ? await readUnlined(transaction, lined) : []),
  };
}

async function readOffers(transaction: Transaction<Tables>, names: readonly string[]): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select id, room_id, offer_hash as name, email, user_id, offer_expires_at from waiting_list
    where offer_hash = any(${names}::text[]) and status = 'offered'
  `.execute(transaction);
  return rows;
}

async function readPlaces(transaction: Transaction<Tables>, ids: readonly string[]): Promise<Turn[]> {
  const { rows } = await sql<Turn>`
    select place.id, place.room_id, place.pass_expires_at, coalesce(payment.seat <> 'none', false) as is_spent
    from sale_queue as place left join payment on payment.id = place.payment_id
    where place.id = any(${ids}::text[]) and place.pass_expires_at is not null
  `.execute(transaction);
  return rows;
}

async function readUnlined(transaction: Transaction<Tables>, showIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ room_id: number }>`
    select room_id from sale_queue_show
    where room_id = any(${showIds}::bigint[]) and drawn_at is not null and admitted >= next_seq - 1
  `.execute(transaction);
  return rows.map(({ room_id }) => room_id);
}

/** A part of the statement that writes claims; none where no pass let anybody in. Seats are moved by that statement. */
export function writePasses(
  taken: readonly { placeId?: string | null; payment: Pick<PaymentRow, 'id' | 'offer_id'> }[],
  now: number,
) {
  const offers = taken.flatMap(({ payment: { id, offer_id } }) =>
    offer_id ? { id: offer_id, payment_id: id } : [],
  );
  const places = taken.flatMap(({ placeId, payment: { id } }) =>
    placeId ? { id: placeId, payment_id: id } : [],
  );
  const takeOffers = sql`, accepted as (
      update waiting_list set status = 'taken', payment_id = given.payment_id
      from json_to_recordset(${JSON.stringify(offers)}::json) as given (id bigint, payment_id text)
      where waiting_list.id = given.id
    )`;
  const usePlaces = sql`, passed as (
      update sale_queue set used_at = ${now}::bigint, payment_id = given.payment_id
      from json_to_recordset(${JSON.stringify(places)}::json) as given (id text, payment_id text)
      where sale_queue.id = given.id and pass_expires_at is not null
    )`;
  return sql`${offers.length ? takeOffers : sql``}${places.length ? usePlaces : sql``}`;
}
