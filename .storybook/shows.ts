import type { Show } from '@panggung/core';
import shows from '../packages/server/catalogue/shows.json';

/** The id of a show of the first catalogue: rows are numbered in the order of the file. */
export function showId(slug: string): number {
  const place = shows.findIndex((show) => show.slug === slug);
  if (place < 0) throw new Error(`There is no show '${slug}' in packages/server/catalogue/shows.json.`);
  return place + 1;
}

/** A show for parts that are given one; fields the part does not name are those of a quiet evening. */
export function someShow(own: Partial<Show> = {}): Show {
  const none = null;
  const wib = 7 * 3_600_000;
  return {
    id: 1,
    name: 'Senja di Braga',
    location: 'Bandung',
    description: none,
    creator_name: 'Rumah Musik Braga',
    creator_photo: none,
    category_name: 'Music',
    category_icon: none,
    promo_title: none,
    url_cover: none,
    vertical_image: none,
    banner_image: none,
    dynamic_cover: none,
    image: none,
    cover_pastshow_1: none,
    cover_pastshow_2: none,
    file_path: none,
    video_status: 'WAITING',
    status: 'ACTIVE',
    video_type: 'liveStream',
    type: 'liveStream',
    ticket_type: 'fixed',
    ticket_quota: 240,
    ticket_price: 75_000,
    ticket_left: 179,
    sale_opens_at: none,
    next_release_at: none,
    count_viewer: 0,
    count_like: 0,
    count_comment: 0,
    duration: 90,
    user_id: 1,
    video_created_id: 1,
    room_category_id: 1,
    is360: 0,
    show_left_ticket: 0,
    islive: 1,
    watermark: 0,
    start_date: Date.UTC(2030, 10, 28) - wib,
    start_time: (19 * 60 + 30) * 60_000 - wib,
    created_at: 0,
    updated_at: 0,
    deleted_at: none,
    redeem_code: none,
    rtmp_url: none,
    listener_hook_url: none,
    url_video: none,
    captions_url: none,
    slow_ms: none,
    ...own,
  };
}
