import type { Id } from '@panggung/core';

/** A card was chosen; prevented, the browser stays. */
export interface ShowSelectDetail {
  show_id: Id;
  href: string;
}

/** Someone typed a redeem code, which stands behind the `#` of the address; prevented, the browser stays. */
export interface RedeemStartDetail {
  show_id: Id;
  href: string;
}

/** Someone wants to give a ticket away; prevented, no dialog opens. */
export interface GiftStartDetail {
  show_id: Id;
  href: string;
}

/** Someone who may wants to watch; prevented, no player opens. */
export interface WatchStartDetail {
  show_id: Id;
  href: string;
}

/** The stream ended while somebody watched; prevented, saying so is the host's. */
export interface WatchEndDetail {
  show_id: Id;
}

/** The media server has the first picture of one's own show. */
export interface BroadcastStartedDetail {
  show_id: Id;
}

/** Publishing one's own show finished. */
export interface BroadcastEndedDetail {
  show_id: Id;
}

/** Someone wants a ticket; prevented, no checkout opens. */
export interface CheckoutStartDetail {
  show_id: Id;
}

/** A payment waits for its money. Amount in rupiah, times in epoch ms. */
export interface PaymentPendingDetail {
  payment_id: Id;
  show_id: Id;
  amount: number;
  expiration_date: number | null;
  channel_code: string;
}

/** The money came and the ticket is there. */
export interface TicketIssuedDetail {
  payment_id: Id;
  show_id: Id;
  amount: number;
}

/** The checkout was closed, in this state. */
export interface CheckoutCloseDetail {
  show_id: Id;
  state: string;
}

/** A guest wants to sign in; prevented, the way there is the host's. */
export type SignInStartDetail = Record<never, never>;

/** The profile is wanted, which must be whole before a ticket is bought; prevented, the browser stays. */
export interface ProfileStartDetail {
  href: string;
}

/** A payment was deleted before its money came. */
export interface PaymentDeletedDetail {
  payment_id: Id;
  show_id: Id;
}

/** Whoever stood in the line before a sale may order now. */
export interface QueueAdmittedDetail {
  show_id: Id;
}

/** The profile was saved. */
export type ProfileSavedDetail = Record<never, never>;

/** A banner was chosen; prevented, the browser stays. */
export interface BannerSelectDetail {
  banner_id: Id;
  /** Where it leads: to its own page, a show, the shows to come, or out of here. */
  kind: 'banner' | 'show' | 'upcoming' | 'link';
  href: string;
}

/** Other shows are wanted: of one status and one category, or of any, as null says; prevented, the list stays. */
export interface FilterChangeDetail {
  video_status: string | null;
  room_category_id: Id | null;
}

/** Another page of a list is wanted, from 1; prevented, the list stays. */
export interface PageChangeDetail {
  page: number;
}

/** Something is searched for; prevented, the browser stays. */
export interface SearchDetail {
  q: string;
  href: string;
}

/** A notification was chosen; prevented, the browser stays, and a promotion is not opened. */
export interface NotificationSelectDetail {
  notification_id: Id;
  type: string;
  /** The show it is about. */
  show_id: Id | null;
  /** Where it leads; null for a promotion, which opens in place. */
  href: string | null;
}

/** All shows of a list are wanted; prevented, the browser stays. */
export interface ListOpenDetail {
  href: string;
}

/** The own tickets, one of them or its payment are wanted; prevented, the browser stays and nothing opens in place. */
export interface TicketOpenDetail {
  href: string;
}

/** A ticket was sent to somebody: it is theirs now. */
export interface TicketSentDetail {
  payment_id: Id;
  show_id: Id;
}

/** Somebody signed in, or nobody is any more. */
export interface SessionChangeDetail {
  is_signed_in: boolean;
}

/** Somebody likes a show, or no longer. */
export interface LikeChangeDetail {
  show_id: Id;
  is_like: boolean;
}

/** A show is to be changed, or made where there is none yet; prevented, the browser stays. */
export interface ShowEditStartDetail {
  show_id: Id | null;
  href: string;
}

/** A show is to go on air from this browser; prevented, the browser stays. */
export interface BroadcastStartDetail {
  show_id: Id;
  href: string;
}

/** The list of the own shows is wanted; prevented, the browser stays. */
export interface ManageOpenDetail {
  href: string;
}

/** The own expressions are wanted; prevented, the browser stays. */
export interface ExpressionsOpenDetail {
  href: string;
}

/** A show was made, or changed. */
export interface ShowSavedDetail {
  show_id: Id;
}

/** A show was deleted, called off or put off. */
export interface ShowAlteredDetail {
  show_id: Id;
  act: 'removed' | 'called_off' | 'put_off';
}

/** An expression was added, described anew or deleted. */
export interface ExpressionAlteredDetail {
  expression_id: Id;
  act: 'added' | 'changed' | 'removed';
}

/** Every event, by the name an element gives it after `panggung-`. None carries personal data. */
export interface WidgetEvents {
  'show-select': ShowSelectDetail;
  'banner-select': BannerSelectDetail;
  'filter-change': FilterChangeDetail;
  'page-change': PageChangeDetail;
  search: SearchDetail;
  'notification-select': NotificationSelectDetail;
  'list-open': ListOpenDetail;
  'ticket-open': TicketOpenDetail;
  'ticket-sent': TicketSentDetail;
  'checkout-start': CheckoutStartDetail;
  'redeem-start': RedeemStartDetail;
  'gift-start': GiftStartDetail;
  'watch-start': WatchStartDetail;
  'watch-end': WatchEndDetail;
  'broadcast-started': BroadcastStartedDetail;
  'broadcast-ended': BroadcastEndedDetail;
  'payment-pending': PaymentPendingDetail;
  'ticket-issued': TicketIssuedDetail;
  'payment-deleted': PaymentDeletedDetail;
  'queue-admitted': QueueAdmittedDetail;
  'checkout-close': CheckoutCloseDetail;
  'session-change': SessionChangeDetail;
  'sign-in-start': SignInStartDetail;
  'profile-start': ProfileStartDetail;
  'profile-saved': ProfileSavedDetail;
  'like-change': LikeChangeDetail;
  'show-edit-start': ShowEditStartDetail;
  'broadcast-start': BroadcastStartDetail;
  'manage-open': ManageOpenDetail;
  'show-saved': ShowSavedDetail;
  'show-altered': ShowAlteredDetail;
  'expression-altered': ExpressionAlteredDetail;
  'expressions-open': ExpressionsOpenDetail;
}
