import type { Id, ShowFields } from '@panggung/core';
import { randomKey } from './random-key.js';
import type { KeyValueStorage } from './storage.js';

/** What somebody typed of a show and has not saved: kept on the device, through reloads and lost connections. */
export interface ShowDraft {
  changes(): Partial<ShowFields>;
  isTyped(): boolean;
  change(changes: Partial<ShowFields>): void;
  clear(): void;
  /** Names the wish, so that asking again after a lost answer makes no second show. */
  key(): string;
  renewKey(): void;
}

/** One person's draft is not shown to the next. */
interface Kept {
  userId: string;
  changes: Partial<ShowFields>;
  key: string;
}

/** Builds the draft of a show, or of a new one. */
export function createShowDraft(
  storage: KeyValueStorage,
  { userId, showId = 'new' }: { userId: Id; showId?: Id | undefined },
): ShowDraft {
  const name = `show form ${showId}`;
  const empty = (): Kept => ({ userId: String(userId), changes: {}, key: randomKey() });
  const kept = storage.get<Kept>(name);
  let draft = kept?.userId === String(userId) ? kept : empty();
  const isTyped = () => Object.keys(draft.changes).length > 0;
  const keep = (next: Kept) => {
    draft = next;
    storage.set(name, isTyped() ? draft : null);
  };
  return {
    changes: () => draft.changes,
    isTyped,
    change: (changes) => keep({ ...draft, changes: { ...draft.changes, ...changes } }),
    clear: () => keep(empty()),
    key: () => draft.key,
    renewKey: () => keep({ ...draft, key: randomKey() }),
  };
}
