import { CAPTIONS_BYTES_MAX } from '@panggung/core';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './database.js';
import { ApiError } from './errors.js';
import { createSecretId } from './random.js';
import { CAPTIONS } from './video-address.js';

/**
 * The text of captions that were uploaded. https://www.w3.org/TR/webvtt1/#file-structure
 * @throws ApiError `captions_too_large`, `captions_unreadable`
 */
export function readCaptions(bytes: Uint8Array): string {
  if (bytes.length > CAPTIONS_BYTES_MAX) throw captionsTooLarge();
  const text = decode(bytes);
  const isCaptions = /^WEBVTT(?:[ \t][^\n\r]*)?(?:\r\n|\n|\r)/.test(text) && text.includes('-->');
  if (!isCaptions || text.includes('\0')) throw unreadable();
  return text;
}

/** A mark of its byte order goes away. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

export interface NewCaptions {
  showId: number;
  /** Null takes the show's captions away. */
  content: string | null;
}

/** Gives a show captions in the place of those it has. Answers what its `captions_url` says from now on. */
export async function setCaptions(
  transaction: Transaction<Tables>,
  { showId, content }: NewCaptions,
): Promise<string | null> {
  await transaction.deleteFrom('captions').where('show_id', '=', showId).execute();
  const id = createSecretId();
  const captions = content === null ? null : `${CAPTIONS}${id}.vtt`;
  if (content !== null) {
    await transaction.insertInto('captions').values({ show_id: showId, id, content }).execute();
  }
  await transaction.updateTable('show').set({ captions_url: captions }).where('id', '=', showId).execute();
  return captions;
}

/** The captions whose file has this name; null: there are none. */
export async function findCaptions(database: Kysely<Tables>, name: string): Promise<string | null> {
  const captions = database
    .selectFrom('captions')
    .select('content')
    .where('id', '=', name.replace(/\.vtt$/, ''));
  return (await captions.executeTakeFirst())?.content ?? null;
}

export function captionsTooLarge(): ApiError {
  const limit = CAPTIONS_BYTES_MAX / 1024 / 1024;
  return new ApiError('captions_too_large', `The captions must be ${limit} MB at most`);
}

function unreadable(): ApiError {
  return new ApiError('captions_unreadable', 'The captions must be a WebVTT file in UTF-8');
}
