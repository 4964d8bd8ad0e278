import type {
  ChannelCategory,
  Coupon,
  Gender,
  NotificationType,
  PaymentStatus,
  PayWay,
  PromoType,
  TicketType,
  UserType,
  VideoStatus,
} from '@panggung/core';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { RefundReason } from './mails/refund-mail.js';

/** bigint columns come back as numbers from both drivers (parser for type 20). Times are epoch ms, money rupiah. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface CategoryTable {
  id: Generated<number>;
  name: string;
  icon: string | null;
}

/** A person; their sign-in belongs to the identity service. */
export interface UserAccountTable {
  id: Generated<number>;
  email: string;
  full_name: string;
  type: Defaulted<UserType>;
  url_photo: string | null;
  created_at: number;
  /** What the identity service calls them; null for who never registered, such as a creator out of a catalogue. */
  firebase_uid: string | null;
  google_id: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  birth_place: string | null;
  birth_date: number | null;
  gender: Gender | null;
  work: number | null;
  city: number | null;
  status: Defaulted<'UNVERIFIED' | 'VERIFIED'>;
  /** Whether the identity service has said at a sign-in that the e-mail is theirs. */
  email_verified: Defaulted<boolean>;
  one_signal_id: string | null;
  /** Their own code, and the one they entered when they registered. AMB-043. */
  referral_code: string | null;
  referral: string | null;
  updated_at: number | null;
}

/** One place where a person is signed in. AMB-195. */
export interface SessionTable {
  /** Not guessable. */
  id: string;
  user_id: number;
  /** The partner's page it is bound to; null is the site. */
  origin: string | null;
  device_name: string;
  /** The refresh token that holds, and the one before it, hashed. */
  refresh_hash: string;
  previous_hash: string | null;
  rotated_at: number;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  ended_at: number | null;
}

export interface ActivityLogTable {
  id: Generated<number>;
  user_id: number;
  device_name: string;
  device_type: string;
  type_activity: string;
  idempotency_key: string;
  created_at: number;
}

export interface WorkTable {
  id: Generated<number>;
  label: string;
  sort: number;
}

export interface CityTable {
  id: number;
  name: string;
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
  start_date: number;
  start_time: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  redeem_code: string | null;
  rtmp_url: string | null;
  listener_hook_url: string | null;
  url_video: string | null;
  /** When its sale opens to those in line; null keeps no line. AMB-198. */
  sale_opens_at: number | null;
}

export interface PaymentTypeTable {
  id: Generated<number>;
  name: string;
  picture: string | null;
  is_livemode: boolean;
  channel_code: string;
  channel_category: ChannelCategory;
  is_enabled: boolean;
  business_id: string;
  description: string;
  instruction: string;
  min_price: number;
  max_price: number;
  /** How long the buyer is told to have, in ms. */
  payment_window: number;
  /** How much longer the seat waits for money on its way, in ms. AMB-115. */
  payment_grace: number;
  sort: number;
  /** How one pays by it, and whether it asks for a phone number. */
  way: Defaulted<PayWay>;
  needs_phone: Defaulted<boolean>;
  /** Whether the gateway pays money back the way it came. */
  can_refund: Defaulted<boolean>;
}

/** A host page that sells: its publishable key and the origins it may call from. */
export interface PartnerTable {
  id: Generated<number>;
  name: string;
  key: string;
  origins: string[];
  created_at: number;
}

export interface PaymentTable {
  /** Not guessable. */
  id: string;
  /** What the gateway knows the payment by: its id. */
  external_id: string;
  room_id: number;
  user_id: number | null;
  for_user_id: number | null;
  partner_id: number | null;
  payment_type_id: number | null;
  email: string | null;
  amount: number;
  donate: number;
  status: PaymentStatus;
  refund_status: Defaulted<'none' | 'due' | 'sent'>;
  /** Why it failed: expired, gateway_refused, deleted, ... ; null while it has not. */
  failure: string | null;
  payment_type: string;
  coupon_id: number | null;
  account_number: string | null;
  account_name: string | null;
  payment_code: string | null;
  phone: string | null;
  checkout_url: string | null;
  redeem_code: string | null;
  code_guest: string | null;
  /** When the buyer's time ends, and when the seat is let go (later, for money on its way). */
  expiration_date: number | null;
  hold_expires_at: number | null;
  expired_ticket: Defaulted<number>;
  is_live_ticket: Defaulted<number>;
  /** Whether it takes a seat now: `held` while pending, `sold` once paid, `none` otherwise. */
  seat: 'held' | 'sold' | 'none';
  created_at: number;
  updated_at: number;
  completed_at: number | null;
  /** What a QR code to pay with says. */
  qr_string: string | null;
  /** The issued code that opened it; a show's own code has no row. */
  redeem_code_id: number | null;
  /** What the gateway calls the account, code or charge it is paid by. */
  gateway_id: string | null;
  /** The place in the waiting list whose seat it took. */
  offer_id: number | null;
  /** When its buyer gave it up. */
  deleted_at: number | null;
}

/** Something that makes one ticket cheaper or free, once. T-16. */
export interface CouponTable {
  id: Generated<number>;
  title: string;
  season_id: string | null;
  coupon_type: Coupon['coupon_type'];
  /** USED exactly while it has a payment. */
  status: Defaulted<Coupon['status']>;
  verification: Defaulted<string>;
  user_id: number;
  description: Defaulted<string>;
  start_date: number | null;
  end_date: number | null;
  ticket_price: Defaulted<number>;
  ticket_type: Defaulted<string>;
  /** What it pays for; null once that payment failed. */
  payment_id: string | null;
  created_at: number;
}

/** An issued code: opens one ticket. */
export interface RedeemCodeTable {
  id: Generated<number>;
  room_id: number;
  code: string;
  payment_id: string | null;
  redeemed_at: number | null;
  created_at: number;
}

/** Money owed back. */
export interface RefundTable {
  id: Generated<number>;
  payment_id: string;
  /** The callback that brought it; null where a show was cancelled. */
  inbox_id: number | null;
  amount: number;
  reason: RefundReason;
  status: Defaulted<'due' | 'sent'>;
  /** How it was sent. */
  way: 'gateway' | 'by_hand' | null;
  gateway_ref: string | null;
  created_at: number;
  sent_at: number | null;
}

/** Who waits for a seat of which show, first come first. */
export interface WaitingListTable {
  id: Generated<number>;
  room_id: number;
  email: string;
  user_id: number | null;
  status: Defaulted<'waiting' | 'offered' | 'taken' | 'expired'>;
  /** Names the offer; the secret of the mail is this name, sealed. */
  offer_hash: string | null;
  offered_at: number | null;
  offer_expires_at: number | null;
  payment_id: string | null;
  created_at: number;
}

/** A place in the line before a sale. AMB-198. */
export interface SaleQueueTable {
  /** Not guessable. */
  id: string;
  room_id: number;
  /** The lot that orders the pool, and the place in line once it is drawn. */
  draw: number;
  seq: number | null;
  joined_at: number;
  admitted_at: number | null;
  pass_expires_at: number | null;
  /** When a seat was taken with its pass, and the order: it counts again when that comes to nothing. */
  used_at: number | null;
  payment_id: Defaulted<string | null>;
  /** Whose place it is counted as: an account, or the seal of an address. */
  holder: Defaulted<string | null>;
}

/** How far the line of a show has come. */
export interface SaleQueueShowTable {
  room_id: number;
  next_seq: Defaulted<number>;
  admitted: Defaulted<number>;
  /** When the pool was drawn. */
  drawn_at: number | null;
}

/** An insert's key and the payment it made: a replay answers with that payment as it is now. */
export interface IdempotencyTable {
  key: string;
  body_hash: string;
  payment_id: string;
  created_at: number;
}

/** What must still be said to the gateway, written in the transaction that made it necessary. */
export interface GatewayOutboxTable {
  payment_id: string;
  kind: 'open' | 'close' | 'refund';
  /** Of `open`: the key of the insert, given back when the gateway refuses. */
  idempotency_key: string | null;
  attempts: Defaulted<number>;
  next_attempt_at: number;
  done_at: number | null;
  last_error: string | null;
}

/** When the gateway is asked for money that no callback told of. */
export interface PaymentInquiryTable {
  payment_id: string;
  next_at: number;
  /** When it last said that none has come. */
  answered_at: number | null;
}

/** Every callback as it came, once per gateway payment. */
export interface WebhookInboxTable {
  id: Generated<number>;
  source: 'va' | 'ewallet' | 'retail' | 'qr';
  dedupe_key: string;
  payload: JSONColumnType<Record<string, unknown>>;
  received_at: number;
  attempts: Defaulted<number>;
  next_attempt_at: number;
  processed_at: number | null;
  /** What became of the money; `failed` where the word was that none will come. */
  outcome: 'fulfilled' | 'refund_due' | 'known' | 'unknown' | 'failed' | null;
  payment_id: string | null;
  /** As the gateway confirmed it, in rupiah. */
  amount: number | null;
}

export type MailKind =
  | 'order'
  | 'ticket'
  | 'code_again'
  | 'refund'
  | 'reminder'
  | 'gift'
  | 'offer'
  | 'cancelled';

/** Mails to hand over, kept in the transaction they tell about. */
export interface MailOutboxTable {
  id: Generated<number>;
  kind: MailKind;
  /** The payment it tells of, the show of a reminder, or the place an offer is for; read when it leaves. */
  payment_id: string | null;
  room_video_id: number | null;
  waiting_id: number | null;
  recipient: string;
  /** The money that is owed back, in rupiah, and why; only of a refund. */
  refund_amount: number | null;
  refund_reason: RefundReason | null;
  created_at: number;
  sent_at: number | null;
  attempts: Defaulted<number>;
  /** Null once it was given up. */
  next_attempt_at: number | null;
}

/** A picture that leads somewhere. T-06. */
export interface BannerTable {
  id: Generated<number>;
  /** Names a catalogue entry so that loading twice changes it in place. */
  slug: string | null;
  name: string;
  date_time: number | null;
  description: string | null;
  url_image: string | null;
  status: Defaulted<string>;
  user_id: number | null;
  start_date: number | null;
  end_date: number | null;
  room_video_id: number | null;
  promo_type: PromoType | null;
  link_url: string | null;
  banner_type: Defaulted<string>;
  created_at: number;
  updated_at: number;
}

/** An offer to everybody. */
export interface PromotionTable {
  id: Generated<number>;
  /** Publishing it again changes it in place. */
  slug: string;
  title: string;
  description: string | null;
  url_image: string | null;
  promo_type: PromoType | null;
  link_url: string | null;
  room_video_id: number | null;
  created_at: number;
}

/** Something one, some or all are told: one row, however many they are. T-05. */
export interface NotificationTable {
  id: Generated<number>;
  audience: 'person' | 'ticket_holders' | 'everybody';
  user_id: number | null;
  type: NotificationType;
  title: string;
  description: string;
  room_video_id: number | null;
  promotion_id: number | null;
  /** What it tells of: nobody is told twice. */
  occasion: string;
  created_at: number;
}

/** Who is mailed before which show. */
export interface ReminderTable {
  room_video_id: number;
  user_id: number;
  is_wanted: boolean;
  /** The start that was told of, epoch ms. */
  told_start: number | null;
  created_at: number;
}

export interface RoomLikeTable {
  room_video_id: number;
  user_id: number;
  created_at: number;
}

export interface RoomCommentTable {
  id: Generated<number>;
  room_video_id: number;
  user_id: number;
  comment: string;
  idempotency_key: string | null;
  created_at: number;
}

/** A word that is masked in comments. */
export interface BadwordTable {
  name: string;
}

/** What a show is found by; triggers keep it. */
export interface ShowSearchTable {
  show_id: number;
  words: string;
}

export interface Tables {
  category: CategoryTable;
  user_account: UserAccountTable;
  session: SessionTable;
  activity_log: ActivityLogTable;
  work: WorkTable;
  city: CityTable;
  show: ShowTable;
  payment_type: PaymentTypeTable;
  partner: PartnerTable;
  payment: PaymentTable;
  coupon: CouponTable;
  redeem_code: RedeemCodeTable;
  refund: RefundTable;
  waiting_list: WaitingListTable;
  sale_queue: SaleQueueTable;
  sale_queue_show: SaleQueueShowTable;
  idempotency: IdempotencyTable;
  gateway_outbox: GatewayOutboxTable;
  payment_inquiry: PaymentInquiryTable;
  webhook_inbox: WebhookInboxTable;
  mail_outbox: MailOutboxTable;
  banner: BannerTable;
  promotion: PromotionTable;
  notification: NotificationTable;
  reminder: ReminderTable;
  room_like: RoomLikeTable;
  room_comment: RoomCommentTable;
  badword: BadwordTable;
  show_search: ShowSearchTable;
}
