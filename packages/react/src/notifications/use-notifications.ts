import { type FeedState, getNotifications } from '@panggung/client';
import type { Id, Notification, NotificationTab } from '@panggung/core';
import { useEffect, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

/** What the list of a tab shows, as one named state. */
export type NotificationsState = 'loading' | 'ready' | 'empty' | 'failed';

export interface NotificationsView {
  state: NotificationsState;
  items: readonly Notification[];
  /** The last page asked for did not come. */
  isFailed: boolean;
  isLoadingMore: boolean;
  /** Whether it came since this person last looked here. */
  isNew(told: Notification): boolean;
  more(): void;
  retry(): void;
}

/** A refusal empties the list, and reads as an empty one; a network that is away does not. D-22. */
function stateOf({ status, items, error }: FeedState<Notification>): NotificationsState {
  if (items.length > 0) return 'ready';
  if (status === 'loading') return 'loading';
  return error && error.status === 0 ? 'failed' : 'empty';
}

/** What a person is told under a tab; looked at, it is no longer new. D-15 to D-22. */
export function useNotifications(userId: Id, tab: NotificationTab): NotificationsView {
  const { feeds, news } = getNotifications(usePanggung(), userId);
  const feed = feeds[tab];
  const known = useStore(feed.$feed);
  const { status, items } = known;
  const [before] = useState(() => news.seenUntil(tab));
  useEffect(() => news.see(tab, items), [news, tab, items]);
  return {
    state: stateOf(known),
    items,
    isFailed: status === 'failed',
    isLoadingMore: status === 'loading_more',
    isNew: ({ created_at }) => created_at > before,
    more: feed.more,
    retry: () => (items.length > 0 ? feed.more() : void feed.reload()),
  };
}

/** Under which tabs there is something new. */
export function useUnseen(userId: Id) {
  return useStore(getNotifications(usePanggung(), userId).news.$unseen);
}
