import type { Show } from '@panggung/core';
import type { Selectable } from 'kysely';
import type { ShowTable } from './database.js';
import { CANCELLED } from './sale-open.js';
import { freeSeats } from './seats.js';

/** A show's row with the names it refers to. */
export interface ShowRow extends Selectable<ShowTable> {
  category_name: string;
  category_icon: string | null;
  creator_name: string;
  creator_photo: string | null;
  next_release_at: number | null;
  /** Read of one's own show alone. */
  slow_ms?: number | null;
}

const flag = (value: number): 0 | 1 => (value ? 1 : 0);

const pictures = [
  'url_cover',
  'vertical_image',
  'banner_image',
  'dynamic_cover',
  'image',
  'cover_pastshow_1',
  'cover_pastshow_2',
  'creator_photo',
  'category_icon',
] as const;

/** Pictures kept by this server have relative addresses; a partner's page needs them whole. */
export function wholeUrl(url: string | null, apiUrl: string | undefined): string | null {
  return url && apiUrl && url.startsWith('/') ? new URL(url, apiUrl).href : url;
}

function wholePictures(row: ShowRow, apiUrl: string | undefined) {
  const whole = pictures.map((picture) => [picture, wholeUrl(row[picture], apiUrl)] as const);
  return Object.fromEntries(whole) as Record<(typeof pictures)[number], string | null>;
}

/** Where a media server tells what becomes of a show. */
export type HookUrlOf = (showId: number) => Promise<string>;

/** A show as its creator sees it: with what opens the sale and the stage. AMB-088. */
export async function toOwnShow(
  row: ShowRow,
  { apiUrl, hookUrlOf }: { apiUrl?: string | undefined; hookUrlOf: HookUrlOf },
): Promise<Show> {
  const { redeem_code, rtmp_url, captions_url } = row;
  const listener_hook_url = row.listener_hook_url ?? (row.islive ? await hookUrlOf(row.id) : null);
  return {
    ...toShow(row, apiUrl),
    ...{ redeem_code, rtmp_url, listener_hook_url, captions_url },
    slow_ms: row.slow_ms ?? null,
  };
}

/** A show as anybody may see it: what opens the stage or the sale stays null. T-08, AMB-088. */
export function toShow(row: ShowRow, apiUrl?: string): Show {
  const { slug: _slug, ticket_sold: _sold, ticket_held: _held, ticket_offered: _offered, ...shown } = row;
  return {
    ...shown,
    ...wholePictures(row, apiUrl),
    ticket_left: row.status === CANCELLED ? 0 : Math.max(0, freeSeats(row)),
    user_id: row.video_created_id,
    is360: flag(row.is360),
    show_left_ticket: flag(row.show_left_ticket),
    islive: flag(row.islive),
    watermark: flag(row.watermark),
    redeem_code: null,
    rtmp_url: null,
    listener_hook_url: null,
    url_video: null,
    captions_url: null,
    slow_ms: null,
  };
}
