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
