import type { ChatMessage, Id, User } from '@panggung/core';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import type { ChatLine } from './chat-log.js';
import { sendDraft } from './draft.js';
import type { Panggung } from './panggung.js';
import { getProgramme } from './programme.js';
import { randomKey } from './random-key.js';

/** What is being said in a chat. */
export interface ChatSending {
  /** What is written and not sent; it outlives the view it was written in. */
  $draft: WritableAtom<string>;
  /** What the API has not answered yet, in the order it was said. */
  $underway: ReadableAtom<readonly ChatLine[]>;
  /** Loads what sending needs, before it is needed. */
  prepare(): void;
  /**
   * Sends the draft: bad words masked, shown at once, the draft empty. Rejects with `ApiError`, the text in the draft
   * again. Sent a second time, it is not said twice. N-24.
   */
  send(person: User): Promise<void>;
}

export interface ChatSendingOptions {
  showId: Id;
  isHost(): boolean;
  onSaid(message: ChatMessage): void;
  onRefused(error: ApiError): void;
}

/** Builds how one show's chat is written in. */
export function createChatSending(panggung: Panggung, options: ChatSendingOptions): ChatSending {
  const { http, clock } = panggung;
  const { showId, isHost, onSaid, onRefused } = options;
  const $draft = atom('');
  const $underway = atom<readonly ChatLine[]>([]);
  /** What may have been said although no answer came, and under which key. */
  const keys = new Map<string, string>();
  // Who only reads masks nothing.
  const loadMask = async () => (await import('./chat-badword.js')).getChatMask(panggung)();

  function lineOf(comment: string, key: string, { user_id, full_name, url_photo }: User): ChatLine {
    const author = { userId: user_id, fullName: full_name ?? '', urlPhoto: url_photo ?? null };
    const place = { id: 0, seq: Infinity, created_at: clock.now(), held: null };
    return { ...author, ...place, roomVideoId: showId, comment, key, isHost: isHost(), isSending: true };
  }

  async function say(comment: string, person: User): Promise<void> {
    const idempotencyKey = keys.get(comment) ?? randomKey();
    const line = lineOf(comment, idempotencyKey, person);
    $underway.set([...$underway.get(), line]);
    const query = { playback: getProgramme(panggung, showId).get()?.playbackId };
    const call = { params: { id: String(showId) }, query, body: { comment }, idempotencyKey };
    try {
      const { data } = await http.call('POST /api/v1/room/video/:id/chat', call);
      keys.delete(comment);
      onSaid({ ...data, key: idempotencyKey });
    } catch (thrown) {
      keys.set(comment, idempotencyKey);
      throw thrown;
    } finally {
      $underway.set($underway.get().filter((other) => other !== line));
    }
  }

  return {
    $draft,
    $underway,
    prepare: () => void loadMask().catch(() => {}),
    async send(person) {
      try {
        await sendDraft($draft, async (text) => say((await loadMask())(text), person));
      } catch (thrown) {
        const error = toApiError(thrown);
        onRefused(error);
        throw error;
      }
    },
  };
}
