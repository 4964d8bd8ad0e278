import type { ChatReaction, ChatReactionCounts, Id } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import { loadOnce } from './load-once.js';
import type { Panggung } from './panggung.js';

/** What viewers throw at a stage. */
export interface ChatReactions {
  /** How often each was thrown in all; null before it is known. */
  $counts: ReadableAtom<ChatReactionCounts['counts'] | null>;
  /** Takes over what the API says; nothing is counted back that was thrown here and is not in it yet. */
  hear(counts: ChatReactionCounts['counts']): void;
  /** Throws one: counted at once, told within a second. */
  react(reaction: ChatReaction): void;
}

/** Builds the reactions to one show. */
export function createChatReactions(panggung: Panggung, showId: Id): ChatReactions {
  const $counts = atom<ChatReactionCounts['counts'] | null>(null);
  // Most people only look.
  const loadCheer = loadOnce(async () => (await import('./chat-cheer.js')).createChatCheer(panggung, showId));
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
      loadCheer()
        .then((cheer) => cheer(reaction))
        .catch(() => {});
    },
  };
}
