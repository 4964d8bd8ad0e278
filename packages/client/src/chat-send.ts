import { type ChatMessage, chatText, type Id, sameId, type User } from '@panggung/core';
import type { WritableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import { getChatMask } from './chat-badword.js';
import { createChatDraft, type Saying } from './chat-draft.js';
import type { ChatLine } from './chat-log.js';
import { silence } from './http-reply.js';
import type { Panggung } from './panggung.js';
import { getProgramme } from './programme.js';
import { randomKey } from './random-key.js';

/** How somebody speaks in a chat. */
export interface ChatSending {
  /** Loads what sending needs, before it is needed. */
  prepare(): void;
  /**
   * Sends the draft: bad words masked, shown at once, the draft empty. Rejects with `ApiError`, the text in the draft
   * again. Sent a second time, it is not said twice. N-24.
   */
  send(person: User): Promise<void>;
  /** Told of their own messages: what was said although no answer came is not to be said again. */
  hear(message: ChatMessage): void;
}

export interface ChatSendingOptions {
  showId: Id;
  /** What is written and not sent. */
  $draft: WritableAtom<string>;
  /** What the API has not answered yet, in the order it was said. */
  $underway: WritableAtom<readonly ChatLine[]>;
  isHost(): boolean;
  /** Up to where the chat was heard. */
  cursor(): number;
  /** The draft is theirs still: nobody else has signed in since. */
  isWriter(person: User): boolean;
  onSaid(message: ChatMessage): void;
  /** What was said last was not heard, and why; null: something else is written now. */
  onRefused(error: ApiError | null): void;
}

/** So little of slow mode is waited for, in ms: the API's clock may be that much behind the countdown. */
const LITTLE_MS = 2000;

/** Says it again once slow mode, of which a little is left, is over. */
async function afterSlowMode<T>(say: () => Promise<T>): Promise<T> {
  try {
    return await say();
  } catch (thrown) {
    const { code, body, retryAfter } = toApiError(thrown);
    const rest = body?.retry_after ?? retryAfter ?? Infinity;
    if (code !== 'slow_mode' || rest > LITTLE_MS) throw thrown;
    await new Promise((done) => setTimeout(done, rest));
    return say();
  }
}

/** Builds how one show's chat is written in; whoever only reads needs none of it. */
export function createChatSending(panggung: Panggung, options: ChatSendingOptions): ChatSending {
  const { http, clock, session } = panggung;
  const { showId, $draft, $underway, isHost, cursor, isWriter, onSaid, onRefused } = options;
  const draft = createChatDraft($draft);
  const loadMask = getChatMask(panggung);
  /** What may have been said although no answer came, by whom, and under which key. */
  const keys = new Map<string, string>();
  const unsettled = new Set<Saying>();
  $draft.listen(() => onRefused(null));

  const nameOf = ({ userId, comment }: Pick<Saying, 'userId' | 'comment'>) => `${userId} ${comment}`;
  const isHere = ({ user_id }: User) => sameId(session.$person.get()?.user_id, user_id);

  function lineOf({ comment, key }: Saying, { user_id, full_name, url_photo }: User): ChatLine {
    const author = { userId: user_id, fullName: full_name ?? '', urlPhoto: url_photo ?? null };
    const place = { id: 0, seq: Infinity, created_at: clock.now(), held: null };
    return { ...author, ...place, roomVideoId: showId, comment, key, isHost: isHost(), isSending: true };
  }

  async function say(saying: Saying, person: User): Promise<void> {
    const comment = (await loadMask())(saying.text);
    // It would be said in the name of whoever is there now.
    if (!isHere(person)) throw silence('unreachable');
    const userId = person.user_id;
    const key = keys.get(nameOf({ userId, comment })) ?? randomKey();
    Object.assign(saying, { userId, comment, key, after: cursor() });
    unsettled.add(saying);
    const line = lineOf(saying, person);
    $underway.set([...$underway.get(), line]);
    const query = { playback: getProgramme(panggung, showId).get()?.playbackId };
    const call = { params: { id: String(showId) }, query, body: { comment }, idempotencyKey: key };
    try {
      const { data } = await afterSlowMode(() => http.call('POST /api/v1/room/video/:id/chat', call));
      settle(saying);
      onSaid({ ...data, key });
    } catch (thrown) {
      if (!unsettled.has(saying)) return;
      keys.set(nameOf(saying), key);
      throw thrown;
    } finally {
      $underway.set($underway.get().filter((other) => other !== line));
    }
  }

  function settle(saying: Saying): void {
    unsettled.delete(saying);
    keys.delete(nameOf(saying));
    draft.drop(saying);
  }

  return {
    prepare: () => void loadMask(),
    async send(person) {
      if (!chatText($draft.get())) return;
      const saying = draft.take();
      try {
        await say(saying, person);
      } catch (thrown) {
        const error = toApiError(thrown);
        if (isWriter(person)) draft.giveBack(saying);
        if (isHere(person)) onRefused(error);
        throw error;
      }
    },
    hear({ key, userId, comment, seq }) {
      // Elsewhere than in the API's own stream, nobody is told a key.
      const isIt = (saying: Saying) =>
        key === undefined
          ? nameOf({ userId, comment }) === nameOf(saying) && seq > saying.after
          : key === saying.key;
      for (const saying of unsettled) if (isIt(saying)) settle(saying);
    },
  };
}
