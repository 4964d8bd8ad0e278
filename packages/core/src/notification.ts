import type { Notification } from './contract/notification.js';
import type { Id } from './id.js';

/** What a notification is about. T-05. */
export const notificationTypes = ['ticket', 'show', 'promo'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The two tabs of the notifications menu. D-15. */
export const notificationTabs = ['ticket', 'promo'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

/** What each tab asks for: the first takes everything that is no promotion. D-16, D-17, AMB-068. */
export const notificationTabQuery = {
  ticket: { exclude_type: 'promo' },
  promo: { type: 'promo' },
} as const satisfies Record<NotificationTab, { type?: string; exclude_type?: string }>;

/** The tab a notification stands under; what nobody knows is no promotion. D-16, AMB-068. */
export function notificationTab(type: string): NotificationTab {
  return type === 'promo' ? 'promo' : 'ticket';
}

/** What a notification leads to. AMB-070. */
export type NotificationTarget =
  | { kind: 'tickets' | 'none' }
  | { kind: 'show'; id: Id }
  /** Opens in place. */
  | { kind: 'promotion'; id: Id };

type Told = Pick<Notification, 'type' | 'room_video_id' | 'promotion_id'>;

const nowhere: NotificationTarget = { kind: 'none' };

const targets: Record<NotificationType, (told: Told) => NotificationTarget> = {
  ticket: () => ({ kind: 'tickets' }),
  show: ({ room_video_id: id }) => (id == null ? nowhere : { kind: 'show', id }),
  promo: ({ promotion_id: id }) => (id == null ? nowhere : { kind: 'promotion', id }),
};

/**
 * Where a press on a notification leads, by its type. D-23, D-24, AMB-070.
 * @example notificationTarget({ type: 'show', room_video_id: 7, promotion_id: null }) // { kind: 'show', id: 7 }
 */
export function notificationTarget(told: Told): NotificationTarget {
  // What came from outside may have any word for its type.
  return Object.hasOwn(targets, told.type) ? targets[told.type](told) : nowhere;
}
