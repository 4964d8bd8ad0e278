import type { ChatReaction, ChatReactionCounts, Id } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { getProgramme } from './programme.js';

/** How often what was thrown is told, in ms, and how much of it at once. */
const TELL_MS = 1000;
const MOST_AT_ONCE = 20;

/** What viewers throw at a stage. */
export interface ChatReactions {
  /** How often each was thrown in all; null before it is known. */
  $counts: ReadableAtom<ChatReactionCounts['counts'] | null>;
  /** Takes over what the API says; nothing is counted back that was thrown here and is not in it yet. */
  hear(counts: ChatReactionCounts['counts']): void;
  /** Throws one: counted at once, told within a second. */
  react(reaction: ChatReaction): void;
}

/** Builds the reactions to one show; a handful is told at once. */
export function createChatReactions(panggung: Panggung, showId: Id): ChatReactions {
  const $counts = atom<ChatReactionCounts['counts'] | null>(null);
  const thrown = new Map<ChatReaction, number>();

  function tell(): void {
    const playback = getProgramme(panggung, showId).get()?.playbackId;
    for (const [reaction, count] of thrown) {
      const body = { reaction, count: Math.min(count, MOST_AT_ONCE) };
      const call = { params: { id: String(showId) }, query: { playback }, body };
      // A cheer is no news worth a failure.
      void panggung.http.call('POST /api/v1/room/video/:id/chat/reactions', call).catch(() => {});
    }
    thrown.clear();
  }

  return {
    $counts,
    hear(counts) {
      const known = $counts.get() ?? counts;
      const reactions = Object.keys(counts) as ChatReaction[];
      const most = reactions.map((reaction) => [reaction, Math.max(counts[reaction], known[reaction])]);
      $counts.set(Object.fromEntries(most));
    },
    react(reaction) {
      const counts = $counts.get();
      if (counts) $counts.set({ ...counts, [reaction]: counts[reaction] + 1 });
      if (thrown.size === 0) setTimeout(tell, TELL_MS);
      thrown.set(reaction, (thrown.get(reaction) ?? 0) + 1);
    },
  };
}
