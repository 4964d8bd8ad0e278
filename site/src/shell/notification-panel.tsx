import { Notifications } from '@panggung/react';
import { useShowLinks } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';

/** What the menu of notifications holds. D-15 to D-24. */
export function NotificationPanel() {
  const { onNotificationSelect } = useSiteLinks();
  return <Notifications onNotificationSelect={onNotificationSelect} {...useShowLinks()} />;
}
