import {
  EXPRESS_CATEGORY_ID,
  isPriced,
  RADIO_FEST_VIEWER_COUNT,
  type ShowForm,
  showStart,
} from '@panggung/core';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { setCaptions } from './captions.js';
import { slowDown } from './chat-write.js';
import type { ShowTable, Tables } from './database.js';
import { ApiError } from './errors.js';
import type { IdempotencyKey } from './idempotency.js';
import type { ShowRow } from './payment-row.js';
import type { Buckets } from './rate-limit.js';
import { rowId } from './row-id.js';
import { CANCELLED } from './sale-open.js';
import { takenSeats } from './seats.js';
import { type Covers, lockCovers, useCovers } from './show-cover.js';
import { endShow } from './show-end.js';
import { lockOwnShow } from './show-own.js';
import { isSoldAhead, postponeShow, refusePast } from './show-postpone.js';
import { adoptVideo, releaseVideo } from './video-adopt.js';
import { offerSeats } from './waiting-offers.js';

/** A show as whoever makes it wants it, its files kept already. */
export interface ShowWish {
  form: ShowForm;
  userId: number;
  covers: Covers;
  /** A video that was uploaded, and the text of its captions. */
  videoId: string | null;
  captions: string | null;
  /** Epoch ms. */
  now: number;
}

/**
 * Makes a show; asked again under the same key, it makes no other. Answers its id. Q-12, M-46 to M-53.
 * @throws ApiError `invalid_request`, `idempotency_key_reused`, and what {@link adoptVideo} throws
 */
export async function createShow(
  database: Kysely<Tables>,
  wish: ShowWish,
  key: IdempotencyKey | undefined,
): Promise<MadeShow> {
  const known = key && (await readCreation(database, key));
  if (known) return { id: known, isNew: false };
  try {
    const id = await database.transaction().execute((transaction) => insertShow(transaction, wish, key));
    return { id, isNew: true };
  } catch (error) {
    // The same wish came twice at once, and the other one was first.
    const isTwin = key && (error as { code?: unknown }).code === '23505';
    const other = isTwin ? await readCreation(database, key) : null;
    if (other) return { id: other, isNew: false };
    throw error;
  }
}

/** A show that was made now, or by the same wish before. */
export interface MadeShow {
  id: number;
  isNew: boolean;
}

async function readCreation(
  database: Kysely<Tables>,
  { key, bodyHash }: IdempotencyKey,
): Promise<number | null> {
  const creations = database.selectFrom('show_creation').selectAll().where('key', '=', key);
  const known = await creations.executeTakeFirst();
  if (!known) return null;
  if (known.body_hash === bodyHash) return known.show_id;
  throw new ApiError('idempotency_key_reused', 'This Idempotency-Key belongs to another request');
}

async function insertShow(
  transaction: Transaction<Tables>,
  wish: ShowWish,
  key: IdempotencyKey | undefined,
): Promise<number> {
  const { form, userId, covers, now } = wish;
  await lockCovers(transaction, userId);
  const row: Insertable<ShowTable> = {
    ...(await columnsOf(transaction, form)),
    ...covers,
    video_status: form.videostatus,
    status: form.videostatus,
    count_viewer: form.videostatus === 'RADIOFEST' ? RADIO_FEST_VIEWER_COUNT : 0,
    video_created_id: userId,
    created_at: now,
    updated_at: now,
  };
  const shows = transaction.insertInto('show').values(row).returning('id');
  const { id } = await shows.executeTakeFirstOrThrow();
  if (key) {
    const creation = { key: key.key, body_hash: key.bodyHash, show_id: id, created_at: now };
    await transaction.insertInto('show_creation').values(creation).execute();
  }
  await setParts(transaction, { ...wish, show: { id, url_video: null, duration: form.duration ?? 0 } });
  return id;
}

export interface ShowChange extends ShowWish {
  id: string;
  /** Slows down who tells everybody with a ticket of another start. */
  limitNews: Buckets;
}

/** What a change means to who is on air with it. */
export interface ChangedShow {
  id: number;
  isEnded: boolean;
}

/**
 * Changes one's own show. What its buyers have paid for stays: their seats, and how a ticket is had; where it starts at
 * another time, they are told. Q-13, M-57.
 * @throws ApiError `show_not_found`, also for who did not make it, `show_ended`, `show_sold`, `invalid_request`
 */
export function changeShow(database: Kysely<Tables>, change: ShowChange): Promise<ChangedShow> {
  return database.transaction().execute(async (transaction) => {
    await lockCovers(transaction, change.userId);
    const show = await lockOwnShow(transaction, change);
    const { form, covers, now } = change;
    if (show.status === CANCELLED) throw new ApiError('show_ended', 'This show is called off');
    refuseSold(show, form);
    await refuseSoldAhead(transaction, { show, change });
    const { start_date, start_time, ...columns } = await columnsOf(transaction, form);
    const status =
      form.videostatus === 'LIVE' && show.video_status === 'WAITING' ? 'LIVE' : show.video_status;
    const row = transaction.updateTable('show').where('id', '=', show.id);
    await row.set({ ...columns, ...covers, video_status: status, updated_at: now }).execute();
    await postponeShow(transaction, { show, start_date, start_time, now });
    await setParts(transaction, { ...change, show });
    const isEnded = form.videostatus === 'ENDED' && ['WAITING', 'LIVE'].includes(show.video_status);
    if (isEnded) await endShow(transaction, show, now);
    await offerSeats(transaction, [show.id], now);
    return { id: show.id, isEnded };
  });
}

/** The price may change: who has bought keeps the ticket at what they paid, and who orders now was told this one. */
function refuseSold(show: ShowRow, { ticketquota, tickettype }: ShowForm): void {
  const taken = takenSeats(show);
  if (ticketquota < taken) {
    throw new ApiError('show_sold', `${taken} tickets are taken: there cannot be fewer`);
  }
  if (taken > 0 && tickettype !== show.ticket_type) {
    throw new ApiError('show_sold', 'Tickets are taken: they cannot be of another type now');
  }
}

/** A show that is still ahead, and that somebody has paid for or is about to, takes place later than now, or is called off. */
async function refuseSoldAhead(
  transaction: Transaction<Tables>,
  { show, change }: { show: ShowRow; change: ShowChange },
): Promise<void> {
  const { form, userId, limitNews, now } = change;
  const { videostatus, startdate, starttime } = form;
  if (!(await isSoldAhead(transaction, show))) return;
  if (videostatus === 'ENDED') {
    throw new ApiError('show_sold', 'Tickets of this show are taken: call it off instead');
  }
  const start = showStart({ start_date: startdate, start_time: starttime });
  if (start === showStart(show)) return;
  refusePast(start, now);
  limitNews(String(userId));
}

/** What a form says of a show, as its row has it. M-28, M-29, AMB-160. */
async function columnsOf(transaction: Transaction<Tables>, form: ShowForm) {
  const { tickettype, redeemcode, location, duration, watermark, saleopensat } = form;
  if (tickettype === 'free' && !redeemcode) {
    throw new ApiError('invalid_request', 'Redeem Code is Required');
  }
  return {
    name: form.name,
    description: form.description,
    room_category_id: await readCategory(transaction, form.roomcategoryid),
    ticket_type: tickettype,
    ticket_price: isPriced(tickettype) ? form.ticketprice : 0,
    ticket_quota: form.ticketquota,
    redeem_code: redeemcode || null,
    start_date: form.startdate,
    start_time: form.starttime,
    is360: form.is360,
    islive: form.islive,
    show_left_ticket: form.showleftticket,
    ...(location !== undefined && { location: location || null }),
    ...(duration !== undefined && { duration }),
    ...(watermark !== undefined && { watermark }),
    ...(saleopensat !== undefined && { sale_opens_at: saleopensat }),
  };
}

/** @throws ApiError `invalid_request` */
async function readCategory(transaction: Transaction<Tables>, id: string | number): Promise<number> {
  const categories = transaction.selectFrom('category').select('id').where('id', '=', rowId(id));
  const category = await categories.where('id', '<>', EXPRESS_CATEGORY_ID).executeTakeFirst();
  if (category) return category.id;
  throw new ApiError('invalid_request', `There is no category ${id}`);
}

interface Parts extends ShowWish {
  /** As it was before. */
  show: Pick<ShowRow, 'id' | 'url_video' | 'duration'>;
}

/** What lies beside a show's row: its pictures, its video with captions, its chat. */
async function setParts(transaction: Transaction<Tables>, parts: Parts): Promise<void> {
  const { show, form, userId, captions, now } = parts;
  await useCovers(transaction, userId, now);
  await setVideo(transaction, parts);
  if (captions !== null || form.nocaptions) {
    await setCaptions(transaction, { showId: show.id, content: captions });
  }
  if (form.slowms !== undefined) {
    await slowDown(transaction, { room_id: show.id, slow_ms: form.slowms, now });
  }
}

/** What nobody said of a show's length, its video says. */
async function setVideo(
  transaction: Transaction<Tables>,
  { show, form, userId, videoId, now }: Parts,
): Promise<void> {
  const id = videoId ?? form.uploadid;
  if (!id) return;
  const { address, duration } = await adoptVideo(transaction, { id, ownerId: userId, use: 'show', now });
  await releaseVideo(transaction, { address: show.url_video, now });
  const minutes = form.duration || show.duration || Math.ceil((duration ?? 0) / 60_000);
  const row = transaction.updateTable('show').set({ url_video: address, duration: minutes });
  await row.where('id', '=', show.id).execute();
}
