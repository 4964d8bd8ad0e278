import * as v from 'valibot';
import { paymentStatuses } from '../payment.js';
import { CouponSchema } from './coupon.js';
import { IdSchema } from './envelope.js';
import { ExpressionSchema } from './expression.js';
import { NotificationSchema } from './notification.js';
import { UserSchema } from './user.js';

const text = v.nullable(v.string());
const time = v.nullable(v.number());
/** The show that something is about. */
const show = { room_id: IdSchema, video_name: v.string() };

/** A payment or a ticket, as far as it is the person's own: how a present was paid is the giver's. Money in rupiah. */
export const OwnTicketSchema = v.object({
  id: IdSchema,
  ...show,
  /** Whether they bought it for themselves, gave it to somebody, or were given it. */
  role: v.picklist(['own', 'given', 'received']),
  status: v.picklist(paymentStatuses),
  refund_status: v.picklist(['none', 'due', 'sent']),
  payment_type: text,
  amount: time,
  donate: time,
  coupon_id: v.nullable(IdSchema),
  phone: text,
  account_name: text,
  account_number: text,
  payment_code: text,
  redeem_code: text,
  created_at: v.number(),
  completed_at: time,
  /** When it went from its buyer to whom it is sent to. */
  transferred_at: time,
  /** When whoever holds it came in by it. */
  admitted_at: time,
});

const RefundDataSchema = v.object({
  payment_id: v.string(),
  amount: v.number(),
  reason: v.string(),
  status: v.picklist(['due', 'sent']),
  created_at: v.number(),
  sent_at: time,
});

/** Everything that is kept of a person, but no secret and nothing of others. Times are epoch ms. Ours. */
export const UserDataSchema = v.object({
  exported_at: v.number(),
  profile: v.object({
    ...UserSchema.entries,
    /** The code they came with. */
    referral: text,
    email_verified: v.boolean(),
    created_at: v.number(),
    updated_at: time,
  }),
  tickets: v.array(OwnTicketSchema),
  refunds: v.array(RefundDataSchema),
  coupons: v.array(CouponSchema),
  shows: v.array(v.object({ ...show, created_at: v.number() })),
  expressions: v.array(
    v.pick(ExpressionSchema, ['name', 'location', 'description', 'url_video', 'duration', 'created_at']),
  ),
  comments: v.array(v.object({ ...show, comment: v.string(), created_at: v.number() })),
  chat_messages: v.array(v.object({ ...show, comment: v.string(), created_at: v.number() })),
  likes: v.array(v.object({ ...show, created_at: v.number() })),
  reminders: v.array(v.object({ ...show, is_reminded: v.boolean(), created_at: v.number() })),
  waiting_lists: v.array(v.object({ ...show, status: v.string(), created_at: v.number() })),
  notifications: v.array(v.omit(NotificationSchema, ['id'])),
  mails: v.array(v.object({ kind: v.string(), created_at: v.number(), sent_at: time })),
  sessions: v.array(
    v.object({
      device_name: v.string(),
      origin: text,
      created_at: v.number(),
      last_used_at: v.number(),
      ended_at: time,
    }),
  ),
  activity: v.array(
    v.object({
      device_name: v.string(),
      device_type: v.string(),
      type_activity: v.string(),
      created_at: v.number(),
    }),
  ),
});
export type UserData = v.InferOutput<typeof UserDataSchema>;
