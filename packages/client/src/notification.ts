import {
  type Id,
  NOTIFICATION_PAGE_SIZE,
  NOTIFICATION_THROTTLE_MS,
  type Notification,
  type NotificationTab,
  notificationTabQuery,
  soundRecords,
} from '@panggung/core';
import { createFeed, type Feed } from './feed.js';
import { createNews, type News } from './notification-news.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';

/** What a person is told: a list for each tab, and whether there is anything new. D-15 to D-22. */
export interface Notifications {
  feeds: Readonly<Record<NotificationTab, Feed<Notification>>>;
  news: News;
}

function createNotifications(panggung: Panggung, userId: string): Notifications {
  const feed = (tab: NotificationTab) =>
    createFeed<Notification>({
      delay: NOTIFICATION_THROTTLE_MS,
      clearsOnRefusal: true,
      load: async (page) => {
        const part = { page, per_page: NOTIFICATION_PAGE_SIZE, user_id: userId };
        const query = { ...part, ...notificationTabQuery[tab] };
        const reply = await panggung.http.call('GET /api/v1/notification', { query });
        return { items: soundRecords(reply.data), totalPage: reply.page?.total_page ?? 1 };
      },
    });
  return {
    feeds: { ticket: feed('ticket'), promo: feed('promo') },
    news: createNews(panggung, userId),
  };
}

/**
 * What the person who is signed in on an API's page is told; ask for nobody else.
 * @example const { feeds, news } = getNotifications(panggung, person.user_id);
 */
export function getNotifications(panggung: Panggung, userId: Id): Notifications {
  return partOf(panggung, `notifications ${userId}`, () => createNotifications(panggung, String(userId)));
}
