import { showStart } from '@panggung/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { addBadwords } from '../badwords.js';
import type { Tables, UserAccountTable } from '../database.js';
import { takenSeats } from '../seats.js';
import type { Catalogue } from './catalogue-schema.js';
import { startOfShow } from './start-of-show.js';
import { storeOffers } from './store-offers.js';

export interface StoreOptions {
  catalogue: Catalogue;
  database: Kysely<Tables>;
  /** The moment of loading, epoch ms: `day` counts from its day in WIB. */
  now: number;
  /** Where a file of images/ or videos/ is reached. */
  mediaUrl: (name: string) => string;
}

export interface StoredCounts {
  creators: number;
  categories: number;
  shows: number;
  paymentTypes: number;
  banners: number;
  promotions: number;
  badwords: number;
}

/**
 * Writes a catalogue into the database in one transaction. Loading it again changes what is there in place
 * (creators by e-mail, shows, banners and promotions by slug, ways to pay by channel) and leaves what was sold alone.
 */
export async function storeCatalogue(options: StoreOptions): Promise<StoredCounts> {
  const { catalogue, database } = options;
  await database.transaction().execute(async (transaction) => {
    const step = { ...options, transaction, url: urlOf(options.mediaUrl) };
    const creators = await storeCreators(step);
    const categories = await storeCategories(step);
    await storeShows(step, creators, categories);
    await storePaymentTypes(step);
    await storeOffers(step);
    await addBadwords(
      transaction,
      catalogue.badwords.map(({ name }) => name),
    );
  });
  // The planner must know how many shows there are now, and not in an hour.
  await sql`analyze show, show_search`.execute(database);
  const { creators, categories, shows, paymentTypes, banners, promotions, badwords } = catalogue;
  return {
    creators: creators.length,
    categories: categories.length,
    shows: shows.length,
    paymentTypes: paymentTypes.length,
    banners: banners.length,
    promotions: promotions.length,
    badwords: badwords.length,
  };
}

/** A part of storing a catalogue. */
export interface Step extends StoreOptions {
  transaction: Transaction<Tables>;
  url: (picture: string | undefined) => string | null;
}

function urlOf(mediaUrl: (name: string) => string) {
  return (picture: string | undefined) => {
    if (picture === undefined) return null;
    return picture.startsWith('https://') ? picture : mediaUrl(picture);
  };
}

/** Row ids by the names the catalogue uses. */
type Ids = ReadonlyMap<string, number>;

async function storeCreators({ catalogue, transaction, now, url }: Step): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { id, name, email, photo } of catalogue.creators) {
    const shown = { full_name: name, type: 'ARTIST' as const, url_photo: url(photo) };
    const row = await transaction
      .insertInto('user_account')
      .values({ email, ...shown, created_at: now })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({
          type: 'ARTIST',
          full_name: unlessOwn('full_name'),
          url_photo: unlessOwn('url_photo'),
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(id, row.id);
  }
  return ids;
}

/** Whoever registered with a creator's e-mail says themselves what they are called and look like. */
function unlessOwn<Column extends 'full_name' | 'url_photo'>(column: Column) {
  return sql<UserAccountTable[Column]>`case when user_account.firebase_uid is null
    then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`user_account.${column}`)} end`;
}

async function storeCategories({ catalogue, transaction, url }: Step): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { name, icon } of catalogue.categories) {
    const row = await transaction
      .insertInto('category')
      .values({ name, icon: url(icon) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ icon: url(icon) }))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(name, row.id);
  }
  return ids;
}

async function storeShows({ catalogue, transaction, now, url }: Step, creators: Ids, categories: Ids) {
  for (const entry of catalogue.shows) {
    await keepSoldSeats(transaction, entry);
    const { creator, category, cover, poster, banner, dynamic_cover, video, ticket_sold, ...timed } = entry;
    const { starts, sale_opens, ...fields } = timed;
    const shown = {
      ...fields,
      ...startOfShow(starts, now),
      sale_opens_at: sale_opens ? showStart(startOfShow(sale_opens, now)) : null,
      location: fields.location ?? null,
      promo_title: fields.promo_title ?? null,
      redeem_code: fields.redeem_code ?? null,
      url_cover: url(cover),
      vertical_image: url(poster),
      banner_image: url(banner),
      dynamic_cover: url(dynamic_cover),
      url_video: url(video),
      video_created_id: idIn(creators, creator),
      room_category_id: idIn(categories, category),
      updated_at: now,
    };
    await transaction
      .insertInto('show')
      .values({ ...shown, ticket_sold, created_at: now })
      // What was sold and held is the sale's business, never the catalogue's.
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(shown))
      .execute();
  }
}

/** Locks the show, so that no sale slips in between; a quota below what is sold would be a lie to its buyers. */
async function keepSoldSeats(
  transaction: Transaction<Tables>,
  { slug, ticket_quota }: Catalogue['shows'][number],
) {
  const row = await transaction
    .selectFrom('show')
    .select(['ticket_sold', 'ticket_held', 'ticket_offered'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  const taken = row ? takenSeats(row) : 0;
  if (taken > ticket_quota) {
    throw new Error(
      `${slug}: ticket_quota ${ticket_quota} is below the ${taken} seats already sold, held or offered`,
    );
  }
}

async function storePaymentTypes({ catalogue, transaction, url }: Step): Promise<void> {
  for (const [sort, entry] of catalogue.paymentTypes.entries()) {
    const { window, grace, picture, ...fields } = entry;
    const shown = {
      ...fields,
      picture: url(picture),
      payment_window: window,
      payment_grace: grace,
      is_livemode: false,
      business_id: '',
      sort,
    };
    await transaction
      .insertInto('payment_type')
      .values(shown)
      .onConflict((conflict) => conflict.column('channel_code').doUpdateSet(shown))
      .execute();
  }
}

function idIn(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The catalogue was not checked: '${name}' is missing`);
  return id;
}
