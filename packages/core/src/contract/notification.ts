import * as v from 'valibot';
import { promoTypes } from '../banner.js';
import { notificationTypes } from '../notification.js';
import { IdSchema, listQuery } from './envelope.js';

const text = v.nullable(v.string());

/** Something a person is told. T-05. */
export const NotificationSchema = v.object({
  id: IdSchema,
  type: v.picklist(notificationTypes),
  title: v.string(),
  description: v.string(),
  /** Epoch ms. */
  created_at: v.number(),
  /** The show it is about. */
  room_video_id: v.nullable(IdSchema),
  /** The promotion it is about. */
  promotion_id: v.nullable(IdSchema),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

/** `type` and `exclude_type` are comma lists; whose they are, the bearer says. Q-22, AMB-069. */
export const NotificationListQuerySchema = v.object({
  ...listQuery,
  user_id: v.optional(IdSchema),
  type: v.optional(v.string()),
  exclude_type: v.optional(v.string()),
});
export type NotificationListQuery = v.InferInput<typeof NotificationListQuerySchema>;

/** An offer to everybody. Q-23, AMB-070. */
export const PromotionSchema = v.object({
  id: IdSchema,
  title: v.string(),
  description: text,
  url_image: text,
  promo_type: v.nullable(v.picklist(promoTypes)),
  link_url: text,
  room_video_id: v.nullable(IdSchema),
  /** Epoch ms. */
  created_at: v.number(),
});
export type Promotion = v.InferOutput<typeof PromotionSchema>;
