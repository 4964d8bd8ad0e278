import type { TicketType, VideoStatus } from '@panggung/core';
import type { Generated } from 'kysely';
import type { Defaulted } from './defaulted.js';

export interface CategoryTable {
  id: Generated<number>;
  name: string;
  icon: string | null;
}

export interface ShowTable {
  id: Generated<number>;
  /** Names a catalogue entry so that loading twice changes it in place. */
  slug: string | null;
  name: string;
  location: string | null;
  description: string | null;
  promo_title: string | null;
  url_cover: string | null;
  vertical_image: string | null;
  banner_image: string | null;
  dynamic_cover: string | null;
  image: string | null;
  cover_pastshow_1: string | null;
  cover_pastshow_2: string | null;
  file_path: string | null;
  video_status: VideoStatus;
  status: Defaulted<string>;
  video_type: Defaulted<string>;
  type: Defaulted<string>;
  ticket_type: TicketType;
  ticket_quota: number;
  ticket_price: number;
  /**
   * Seats paid for, waiting for payment, and offered to who waits:
   * CHECK (ticket_sold + ticket_held + ticket_offered <= ticket_quota).
   */
  ticket_sold: Defaulted<number>;
  ticket_held: Defaulted<number>;
  ticket_offered: Defaulted<number>;
  count_viewer: Defaulted<number>;
  count_like: Defaulted<number>;
  count_comment: Defaulted<number>;
  duration: Defaulted<number>;
  video_created_id: number;
  room_category_id: number;
  is360: Defaulted<number>;
  show_left_ticket: Defaulted<number>;
  islive: Defaulted<number>;
  watermark: Defaulted<number>;
  start_date: number;
  start_time: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  redeem_code: string | null;
  rtmp_url: string | null;
  listener_hook_url: string | null;
  url_video: string | null;
  /** Where the captions of {@link url_video} lie. */
  captions_url: string | null;
  /** When its sale opens to those in line; null keeps no line. AMB-198. */
  sale_opens_at: number | null;
}

/** What a show is found by; triggers keep it. */
export interface ShowSearchTable {
  show_id: number;
  words: string;
}

/** What was asked for under a key, and the show it made. */
export interface ShowCreationTable {
  key: string;
  body_hash: string;
  show_id: number;
  created_at: number;
}

/** What a host last told those who have a ticket for a show. Times in epoch ms. */
export interface ShowChangeTable {
  room_id: number;
  kind: 'cancelled' | 'postponed';
  changed_at: number;
  reason: string | null;
  /** When it was to start before, and until when tickets of then may be given back; only where it was put off. */
  start_before: number | null;
  return_until: number | null;
}

/** A host page that sells: its publishable key and the origins it may call from. */
export interface PartnerTable {
  id: Generated<number>;
  name: string;
  key: string;
  origins: string[];
  created_at: number;
}

/** Shows, and what sells them. */
export interface ShowTables {
  category: CategoryTable;
  show: ShowTable;
  show_search: ShowSearchTable;
  show_creation: ShowCreationTable;
  show_change: ShowChangeTable;
  partner: PartnerTable;
}
