/** Every code the API can answer with, and the HTTP status it travels under. Messages are for people, codes for programs. */
export const errorStatus = {
  invalid_request: 400,
  jwt_missing: 400,
  jwt_invalid: 401,
  not_found: 404,
  email_not_found: 404,
  show_not_found: 404,
  show_sold: 409,
  cover_ratio: 400,
  payment_type_not_found: 404,
  payment_not_found: 404,
  ticket_not_found: 400,
  ticket_exists: 400,
  ticket_not_sendable: 400,
  code_unknown: 400,
  signature_wrong: 400,
  other_show: 400,
  not_paid: 400,
  already_admitted: 409,
  admission_not_found: 404,
  show_not_started: 400,
  show_ended: 400,
  ticket_expired: 400,
  room_token_invalid: 400,
  watched_elsewhere: 409,
  playback_not_found: 404,
  chat_message_not_found: 404,
  chat_muted: 400,
  chat_closed: 400,
  slow_mode: 429,
  email_registered: 400,
  credentials_invalid: 400,
  account_disabled: 400,
  google_account_unknown: 404,
  id_token_invalid: 400,
  email_unverified: 400,
  password_incorrect: 400,
  password_weak: 400,
  account_not_found: 404,
  account_has_shows: 400,
  referral_unknown: 404,
  session_revoked: 403,
  origin_unknown: 400,
  partner_not_found: 404,
  identity_unavailable: 503,
  operator_key_wrong: 400,
  banner_not_found: 404,
  promotion_not_found: 404,
  name_taken: 400,
  image_too_large: 400,
  image_too_small: 400,
  image_unreadable: 400,
  video_too_large: 400,
  video_unreadable: 400,
  captions_too_large: 400,
  captions_unreadable: 400,
  upload_not_found: 404,
  upload_incomplete: 400,
  upload_space_full: 400,
  artists_only: 400,
  expression_not_found: 404,
  own_show: 400,
  sold_out: 400,
  sale_closed: 400,
  amount_mismatch: 400,
  amount_out_of_range: 400,
  method_unavailable: 400,
  profile_incomplete: 400,
  receiver_incomplete: 400,
  coupon_unusable: 400,
  redeem_code_wrong: 400,
  redeem_code_used: 400,
  wallet_refused: 400,
  payment_not_pending: 400,
  too_many_pending: 400,
  seats_available: 400,
  offer_expired: 400,
  offer_of_another: 400,
  sale_not_open: 400,
  queue_required: 400,
  partner_unknown: 400,
  idempotency_key_missing: 400,
  idempotency_key_reused: 400,
  request_in_progress: 409,
  callback_unauthorized: 401,
  rate_limited: 429,
  busy: 503,
  gateway_unavailable: 503,
  media_unavailable: 503,
  internal: 500,
} as const satisfies Record<string, 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503>;

export type ErrorCode = keyof typeof errorStatus;

/** Codes the client adds for failures that never reached the API. */
export type ClientErrorCode = ErrorCode | 'timeout' | 'aborted' | 'unreachable' | 'unexpected';

/**
 * Why a ticket cannot be sent: over is also a show that was called off, and a ticket that ran out; given is one that was
 * sent to somebody else before.
 */
export type SendingRefusal = 'not_paid' | 'over' | 'inside' | 'redeemed' | 'gift' | 'given';

/** The body of every refusal. api.md §0, AMB-177. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** With `sold_out`: when the next held seat may come back, epoch ms; null when none is held. */
  next_release_at?: number | null;
  /** With `already_admitted`: when somebody came in by this ticket, epoch ms. */
  admitted_at?: number;
  /** With `already_admitted`: their admission, for the show's creator to take back. */
  admission_id?: string;
  /** With `watched_elsewhere`: since when the ticket plays on another device, epoch ms. */
  since?: number;
  /** With `rate_limited` and `slow_mode`: how long to wait, in ms. */
  retry_after?: number;
  /** With `ticket_not_sendable`: why. */
  reason?: SendingRefusal;
}
