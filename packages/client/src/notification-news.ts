import {
  NOTIFICATION_PAGE_SIZE,
  NOTIFICATION_REFRESH_MS,
  type Notification,
  type NotificationTab,
  notificationTab,
  notificationTabs,
  soundRecords,
} from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { getStorage } from './storage.js';

/** Under which tabs something stands that was not seen yet. */
export type Unseen = Readonly<Record<NotificationTab, boolean>>;

/** What is new to a person in this browser. */
export interface News {
  /** Looks while listened to, once a minute at most, and only while the page is in sight. */
  $unseen: ReadableAtom<Unseen>;
  /** When the newest one was made that was seen under a tab, epoch ms of the server; 0 is never. */
  seenUntil(tab: NotificationTab): number;
  /** What a tab shows is no longer new, in every tab of the browser. */
  see(tab: NotificationTab, shown: readonly Notification[]): void;
}

const NONE: Unseen = { ticket: false, promo: false };

/** A server's clocks may differ by this much, in ms; what says it was made later than that tells nothing of when. */
const SKEW_MS = 60_000;

const instantOf = ({ created_at }: Notification) => Number(created_at) || 0;

/** Builds the news of a person. */
export function createNews(panggung: Panggung, userId: string): News {
  const storage = getStorage(panggung);
  const key = `notifications-seen ${userId}`;
  const $unseen = atom(NONE);
  let newest: readonly Notification[] = [];
  let isFresh = false;
  let isHeard = false;

  const seen = () => storage.get<Partial<Record<NotificationTab, number>>>(key) ?? {};
  const seenUntil = (tab: NotificationTab) => Number(seen()[tab]) || 0;
  const hasCome = (told: Notification) => instantOf(told) <= panggung.clock.now() + SKEW_MS;

  function show() {
    const isUnseen = (tab: NotificationTab) =>
      newest.some(
        (told) => notificationTab(told.type) === tab && hasCome(told) && instantOf(told) > seenUntil(tab),
      );
    const next = { ticket: isUnseen('ticket'), promo: isUnseen('promo') };
    const now = $unseen.get();
    if (notificationTabs.some((tab) => next[tab] !== now[tab])) $unseen.set(next);
  }

  async function ask(): Promise<void> {
    const query = { page: 1, per_page: NOTIFICATION_PAGE_SIZE, user_id: userId };
    try {
      newest = soundRecords((await panggung.http.call('GET /api/v1/notification', { query })).data);
      show();
    } catch {
      // A mark is no promise: the next look is soon enough.
    }
  }

  function look() {
    if (isFresh || !isHeard || globalThis.document?.hidden) return;
    isFresh = true;
    setTimeout(() => {
      isFresh = false;
      look();
    }, NOTIFICATION_REFRESH_MS);
    void ask();
  }

  onMount($unseen, () => {
    isHeard = true;
    look();
    const stopListening = storage.listen(key, show);
    globalThis.addEventListener?.('focus', look);
    globalThis.document?.addEventListener('visibilitychange', look);
    return () => {
      isHeard = false;
      stopListening();
      globalThis.removeEventListener?.('focus', look);
      globalThis.document?.removeEventListener('visibilitychange', look);
    };
  });

  return {
    $unseen,
    seenUntil,
    see(tab, shown) {
      const until = Math.max(0, ...shown.filter(hasCome).map(instantOf));
      if (until <= seenUntil(tab)) return;
      storage.set(key, { ...seen(), [tab]: until });
      show();
    },
  };
}
