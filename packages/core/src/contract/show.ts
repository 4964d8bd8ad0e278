import * as v from 'valibot';
import { ticketTypes, videoStatuses } from '../show.js';
import { IdSchema, listQuery } from './envelope.js';
import { PictureSchema } from './link.js';

const text = v.nullable(v.string());
const flag = v.picklist([0, 1]);

/** A show, called a room video in paths. T-07, T-08; secrets are null for all but its creator (AMB-088). */
export const ShowSchema = v.object({
  id: IdSchema,
  name: v.string(),
  location: text,
  description: text,
  creator_name: text,
  creator_photo: text,
  category_name: text,
  category_icon: text,
  promo_title: text,
  url_cover: text,
  vertical_image: text,
  banner_image: text,
  dynamic_cover: text,
  image: text,
  cover_pastshow_1: text,
  cover_pastshow_2: text,
  file_path: text,
  video_status: v.picklist(videoStatuses),
  status: v.string(),
  video_type: v.string(),
  type: v.string(),
  ticket_type: v.picklist(ticketTypes),
  ticket_quota: v.number(),
  ticket_price: v.number(),
  ticket_left: v.number(),
  /** When the next held seat may come back, epoch ms; null when none is held. Ours. */
  next_release_at: v.nullable(v.number()),
  /** When its sale opens to those in line, epoch ms; null: no line is kept. Ours, AMB-198. */
  sale_opens_at: v.nullable(v.number()),
  count_viewer: v.number(),
  count_like: v.number(),
  count_comment: v.number(),
  duration: v.number(),
  user_id: IdSchema,
  video_created_id: IdSchema,
  room_category_id: IdSchema,
  is360: flag,
  show_left_ticket: flag,
  islive: flag,
  /** 1: the order number moves over the picture while it plays. Ours. */
  watermark: flag,
  /** Epoch ms of 00:00 WIB of the day. AMB-081. */
  start_date: v.number(),
  /** Epoch ms of 1970-01-01 HH:mm WIB. AMB-081. */
  start_time: v.number(),
  created_at: v.number(),
  updated_at: v.number(),
  deleted_at: v.nullable(v.number()),
  redeem_code: text,
  rtmp_url: text,
  listener_hook_url: text,
  url_video: text,
  /** Where its captions lie, which open to a playback alone; null for all but its creator. Ours. */
  captions_url: text,
  /** How long everybody but the host waits between two chat messages, in ms; null for all but its creator, and in lists. Ours. */
  slow_ms: v.nullable(v.number()),
});
export type Show = v.InferOutput<typeof ShowSchema>;

/** Statuses are comma lists; NOT_EVENT anywhere means 'category is not Event'. AMB-058, AMB-189. */
export const ShowListQuerySchema = v.object({
  ...listQuery,
  video_status: v.optional(v.string()),
  exclude_video_status: v.optional(v.string()),
  category_name: v.optional(v.string()),
  room_category_id: v.optional(IdSchema),
  user_id: v.optional(IdSchema),
});
export type ShowListQuery = v.InferInput<typeof ShowListQuerySchema>;

/** A kind of show. T-21. */
export const CategorySchema = v.object({ id: IdSchema, name: v.string() });
export type Category = v.InferOutput<typeof CategorySchema>;

/** What an operator says of a category. Q-20, AMB-190. */
export const CategoryEntrySchema = v.object({
  name: v.pipe(v.string('Name is required'), v.trim(), v.nonEmpty('Name is required'), v.maxLength(60)),
  icon: v.optional(v.nullable(PictureSchema)),
});
