import {
  COMMENT_DELAY_MS,
  COMMENT_PAGE_SIZE,
  type Comment,
  type Id,
  soundRecord,
  soundRecords,
  type User,
} from '@panggung/core';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { toApiError } from './api-error.js';
import { getCommentCount } from './comment-count.js';
import { sendDraft } from './draft.js';
import { createFeed, type FeedState } from './feed.js';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { randomKey } from './random-key.js';

/** A comment, there or on its way. */
export interface CommentEntry extends Comment {
  /** The API has not answered yet. */
  isSending?: boolean;
}

/** The comments under a show, newest first, and what is being written. K-06 to K-13. */
export interface Comments {
  $feed: ReadableAtom<FeedState<CommentEntry>>;
  /** What is written and not sent; it outlives the view it was written in. */
  $draft: WritableAtom<string>;
  /** Asks for the next page. K-07. */
  more(): void;
  reload(): Promise<void>;
  /** Loads what sending needs, before it is needed. */
  prepare(): void;
  /**
   * Sends the draft: bad words masked, shown at once, the draft empty. Rejects with `ApiError`, the text in the draft
   * again. Sent a second time, it is not written twice. K-10, K-11.
   */
  send(person: User): Promise<void>;
}

function createComments(panggung: Panggung, showId: Id): Comments {
  const { http, clock } = panggung;
  // Who only reads masks nothing.
  const loadMask = async () => (await import('./badword.js')).getMask(panggung)();
  const count = getCommentCount(panggung, showId);
  const $draft = atom('');
  /** What may have been written although no answer came, and under which key. */
  const keys = new Map<string, string>();

  const feed = createFeed<CommentEntry>({
    delay: COMMENT_DELAY_MS,
    async load(number) {
      const query = { room_video_id: showId, per_page: COMMENT_PAGE_SIZE, page: number };
      const { data, page } = await http.call('GET /api/v1/room-comment', { query });
      return { items: soundRecords(data), totalPage: page?.total_page ?? 1 };
    },
  });

  async function write(comment: string, { user_id, full_name, url_photo }: User) {
    const known = keys.get(comment);
    const idempotencyKey = known ?? randomKey();
    const body = { user_id, room_video_id: showId, url_photo, full_name, comment };
    const entry = { ...body, id: idempotencyKey, created_at: clock.now(), isSending: true };
    // As if it were written already.
    feed.prepend(entry);
    const settle = count.write();
    try {
      const { data } = await http.call('POST /api/v1/room-comment', { body, idempotencyKey });
      keys.delete(comment);
      feed.replace(entry.id, { ...entry, ...soundRecord(data), isSending: false });
      settle(true);
      // It may have been written, and counted, the first time.
      if (known) count.look();
    } catch (thrown) {
      keys.set(comment, idempotencyKey);
      feed.remove(entry.id);
      settle(false);
      throw toApiError(thrown);
    }
  }

  return {
    $feed: feed.$feed,
    $draft,
    more: feed.more,
    reload: feed.reload,
    prepare: () => void loadMask().catch(() => {}),
    send: (person) => sendDraft($draft, async (text) => write((await loadMask())(text), person)),
  };
}

/** The comments under a show on an API's page. */
export function getComments(panggung: Panggung, showId: Id): Comments {
  return partOf(panggung, `comments ${showId}`, () => createComments(panggung, showId));
}
