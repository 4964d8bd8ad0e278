import * as v from 'valibot';
import { promoTypes } from '../banner.js';
import { IdSchema, listQuery } from './envelope.js';
import { LinkSchema, PictureSchema } from './link.js';

const text = v.nullable(v.string());
const time = v.nullable(v.number());

/** A picture that leads somewhere. T-06. Times in epoch ms. */
export const BannerSchema = v.object({
  id: IdSchema,
  name: v.string(),
  date_time: time,
  description: text,
  url_image: text,
  status: v.string(),
  user_id: v.nullable(IdSchema),
  start_date: time,
  end_date: time,
  room_video_id: v.nullable(IdSchema),
  promo_type: v.nullable(v.picklist(promoTypes)),
  link_url: text,
  /** DETAIL, SHOW, UPCOMING, or a word the documents leave open. AMB-066. */
  banner_type: v.string(),
});
export type Banner = v.InferOutput<typeof BannerSchema>;

const { per_page } = listQuery;

/** `limit` is what other lists call `per_page`; both are read. Q-16, AMB-067. */
export const BannerListQuerySchema = v.object({ ...listQuery, limit: per_page });
export type BannerListQuery = v.InferInput<typeof BannerListQuerySchema>;

const instant = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())));

const fields = v.object({
  name: v.pipe(v.string('Name is required'), v.trim(), v.nonEmpty('Name is required'), v.maxLength(200)),
  date_time: instant,
  description: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(10_000)))),
  url_image: v.optional(v.nullable(PictureSchema)),
  status: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(30))),
  user_id: v.optional(v.nullable(IdSchema)),
  start_date: instant,
  end_date: instant,
  room_video_id: v.optional(v.nullable(IdSchema)),
  promo_type: v.optional(v.nullable(v.picklist(promoTypes))),
  link_url: v.optional(v.nullable(LinkSchema)),
  banner_type: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(30))),
});

/** What an operator says of a new banner; it is shown at once unless told otherwise. Q-18, AMB-190. */
export const NewBannerSchema = fields;
export type NewBanner = v.InferInput<typeof NewBannerSchema>;

/** What an operator changes of a banner; the rest stays. Q-18, AMB-190. */
export const BannerChangeSchema = v.partial(fields);
