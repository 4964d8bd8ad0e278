import type { Id } from '@panggung/core';
import type { WritableAtom } from 'nanostores';

/** Something that is being said. */
export interface Saying {
  /** As it was written. */
  readonly text: string;
  /** Its place among what was said here. */
  readonly turn: number;
  /** Who says it, and as it is sent. */
  userId: Id;
  comment: string;
  key: string;
  /** Up to where the chat was heard before. */
  after: number;
}

/** What is written in a chat and not said yet. */
export interface ChatDraft {
  /** What is written, to be said: the draft is empty then. */
  take(): Saying;
  /** Puts it back, before whatever was written meanwhile, and in the order it was said. */
  giveBack(saying: Saying): void;
  /** Takes away what was put back, as far as it still stands there. */
  drop(saying: Saying): void;
}

const joined = (texts: readonly string[]) => texts.filter(Boolean).join('\n');

/**
 * Builds how a chat's draft is emptied and filled again.
 * @example const saying = draft.take(); say(saying).catch(() => draft.giveBack(saying))
 */
export function createChatDraft($draft: WritableAtom<string>): ChatDraft {
  /** What was put back, and stands at the draft's beginning, unless somebody has changed it since. */
  let back: readonly Saying[] = [];
  let turns = 0;

  function arrange(next: (standing: readonly Saying[]) => readonly Saying[]): void {
    const draft = $draft.get();
    const before = joined(back.map(({ text }) => text));
    const isUntouched = !before || `${draft}\n`.startsWith(`${before}\n`);
    const rest = isUntouched && before ? draft.slice(before.length + 1) : draft;
    back = next(isUntouched ? back : []);
    $draft.set(joined([...back.map(({ text }) => text), rest]));
  }

  return {
    take() {
      const text = $draft.get().trim();
      back = [];
      $draft.set('');
      return { text, turn: turns++, userId: '', comment: '', key: '', after: 0 };
    },
    giveBack(saying) {
      arrange((standing) => [...standing, saying].sort((one, other) => one.turn - other.turn));
    },
    drop(saying) {
      if (back.includes(saying)) arrange((standing) => standing.filter((other) => other !== saying));
    },
  };
}
