import type { ChatMessage, Id } from '@panggung/core';
import type { Panggung } from './panggung.js';
import type { Programme } from './programme.js';

/** How much of a chat is asked for at once, in ms, and how many pages of it at most: more than anybody reads. */
const SPAN_MS = 60_000;
const MOST_PAGES = 10;
/** Where little was said lately, so much of what was said before is looked for, and so many spans back. */
const ENOUGH = 20;
const MOST_BACK = 10;
/** Spans that are kept: an hour. */
const MOST_SPANS = 60;
/** After a failure, how long until the next question, in ms. */
const PAUSE_MS = 5000;

/** What was said where somebody watches again. */
export interface ChatReplay {
  /** Where they are, epoch ms; null before it is known. */
  playhead(): number | null;
  /** Nothing was ever said; null before it is known. */
  isEmpty(): boolean | null;
  /** What is known of the chat there, the oldest first. */
  messages(): readonly ChatMessage[];
  /** Asks for what is missing there, and shortly after; answers whether something came. */
  look(): Promise<boolean>;
}

/** Follows the clock of a recording through its chat, wherever it is sought to. */
export function createChatReplay(
  panggung: Panggung,
  { showId, programme }: { showId: Id; programme: Programme },
): ChatReplay {
  const spans = new Map<number, readonly ChatMessage[]>();
  let beganAt: number | null | undefined;
  /** When something was said first; null: never, undefined: before it is known. */
  let firstAt: number | null | undefined;
  let pausedUntil = 0;
  let isAsking = false;

  async function read(from: number, to: number): Promise<ChatMessage[]> {
    const messages: ChatMessage[] = [];
    let after: string | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      const { data } = await panggung.http.call('GET /api/v1/room/video/:id/chat/history', {
        params: { id: String(showId) },
        query: { playback: programme.playbackId, from, to, after },
      });
      beganAt = data.began_at;
      firstAt = data.first_at;
      messages.push(...data.messages);
      if (data.next === null) break;
      after = data.next;
    }
    return messages;
  }

  function playhead(): number | null {
    const at = programme.at();
    return at ?? (beganAt == null ? null : beganAt + programme.elapsed());
  }

  /** The first span that is missing; null: none is. */
  function missing(): number | null {
    const at = playhead();
    if (at === null) return beganAt === undefined ? 0 : null;
    const now = Math.floor(at / SPAN_MS);
    return [now, now - 1, now + 1].find((span) => !spans.has(span)) ?? missingBefore(now);
  }

  /** Whoever jumps into a silence sees what was said before it. */
  function missingBefore(now: number): number | null {
    let count = spans.get(now - 1)?.length ?? 0;
    for (let span = now - 2; span >= now - MOST_BACK && count < ENOUGH; span--) {
      if ((span + 1) * SPAN_MS <= (firstAt ?? Infinity)) return null;
      const known = spans.get(span);
      if (!known) return span;
      count += known.length;
    }
    return null;
  }

  async function look(): Promise<boolean> {
    const span = missing();
    if (span === null || isAsking || Date.now() < pausedUntil) return false;
    isAsking = true;
    try {
      spans.set(span, await read(span * SPAN_MS, (span + 1) * SPAN_MS));
      const [oldest] = spans.keys();
      if (spans.size > MOST_SPANS && oldest !== undefined) spans.delete(oldest);
      return true;
    } catch {
      pausedUntil = Date.now() + PAUSE_MS * (0.75 + Math.random() / 2);
      return false;
    } finally {
      isAsking = false;
    }
  }

  return {
    playhead,
    look,
    isEmpty: () => (firstAt === undefined ? null : firstAt === null),
    messages: () => [...spans].sort(([one], [other]) => one - other).flatMap(([, messages]) => messages),
  };
}
