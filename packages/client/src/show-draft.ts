import type { Id, ShowFields } from '@panggung/core';
import { randomKey } from './random-key.js';
import type { KeyValueStorage } from './storage.js';

/**
 * What somebody typed of a show and has not saved: kept on the device, through reloads and lost connections, and the same
 * in all tabs, so that none writes over what was typed in another.
 */
export interface ShowDraft {
  changes(): Partial<ShowFields>;
  isTyped(): boolean;
  change(changes: Partial<ShowFields>): void;
  /** The files that were chosen with it, by name: they themselves are kept no longer than the page lives. */
  files(): readonly string[];
  hold(files: readonly string[]): void;
  /** These were saved: whatever was typed since stays, as another wish. */
  settle(saved: Partial<ShowFields>): void;
  clear(): void;
  /** Names the wish, so that asking again after a lost answer makes no second show. */
  key(): string;
  renewKey(): void;
  /** Tells of what is typed, saved or dropped in other tabs; returns how to stop. */
  listen(run: () => void): () => void;
}

/** One person's draft is not shown to the next. */
interface Kept {
  userId: string;
  changes: Partial<ShowFields>;
  files?: readonly string[];
  key: string;
}

/** Builds the draft of a show, or of a new one. */
export function createShowDraft(
  storage: KeyValueStorage,
  { userId, showId = 'new' }: { userId: Id; showId?: Id | undefined },
): ShowDraft {
  const name = `show form ${showId}`;
  const empty = (): Kept => ({ userId: String(userId), changes: {}, key: randomKey() });
  let unwritten = empty();
  const read = (): Kept => {
    const kept = storage.get<Kept>(name);
    return kept?.userId === String(userId) ? kept : unwritten;
  };
  const keep = (next: Kept) => {
    const isTyped = Object.keys(next.changes).length > 0;
    // What is typed once this was saved, be it in another tab, is another wish.
    unwritten = isTyped ? empty() : next;
    storage.set(name, isTyped ? next : null);
  };
  return {
    changes: () => read().changes,
    isTyped: () => Object.keys(read().changes).length > 0,
    change(changes) {
      const draft = read();
      keep({ ...draft, changes: { ...draft.changes, ...changes } });
    },
    files: () => read().files ?? [],
    hold: (files) => keep({ ...read(), files }),
    settle(saved) {
      const rest = Object.entries(read().changes).filter(
        ([field, value]) => saved[field as keyof ShowFields] !== value,
      );
      keep({ ...empty(), changes: Object.fromEntries(rest) });
    },
    clear: () => keep(empty()),
    key: () => read().key,
    renewKey: () => keep({ ...read(), key: randomKey() }),
    listen: (run) => storage.listen(name, run),
  };
}
