import { type ProfileFields, profileFields, profileOf, profileProblems, type User } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { getTabStorage } from './storage.js';
import { getUsers } from './user.js';

/** What a person has typed over their profile and not saved yet. */
export type ProfileChanges = Partial<ProfileFields>;

/** An edit of one's own profile: lives as long as the tab, through every screen and reload, until it is saved or dropped. */
export interface ProfileDraft {
  $state: ReadableAtom<{ status: 'idle' | 'saving'; changes: ProfileChanges }>;
  change(changes: ProfileChanges): void;
  discard(): void;
  /** True once it is saved; false while it may not be, or is being saved already. Rejects with `ApiError`, and keeps what was typed. */
  save(user: User): Promise<boolean>;
}

/** One at a time: nobody's draft outlives that of the next person at the tab. */
interface Kept {
  userId: string;
  changes: ProfileChanges;
}

const KEY = 'profile';

function createProfileDraft(panggung: Panggung, userId: string): ProfileDraft {
  const { clock } = panggung;
  const storage = getTabStorage(panggung);
  const kept = storage.get<Kept>(KEY);
  const $state = atom<{ status: 'idle' | 'saving'; changes: ProfileChanges }>({
    status: 'idle',
    changes: (kept?.userId === userId && kept.changes) || {},
  });
  const keep = (changes: ProfileChanges) => {
    const kept: Kept = { userId, changes };
    storage.set(KEY, Object.keys(changes).length > 0 ? kept : null);
    $state.set({ ...$state.get(), changes });
  };

  return {
    $state,
    change: (changes) => keep({ ...$state.get().changes, ...changes }),
    discard: () => keep({}),
    async save(user) {
      const { status, changes } = $state.get();
      const fields = { ...profileFields(user), ...changes };
      if (status === 'saving' || Object.keys(profileProblems(fields, clock.now())).length > 0) return false;
      $state.set({ status: 'saving', changes });
      try {
        await getUsers(panggung).update(user.id, profileOf(fields));
        keep(typedSince(changes, $state.get().changes));
        return true;
      } finally {
        $state.set({ ...$state.get(), status: 'idle' });
      }
    },
  };
}

/** What was typed while the rest was being saved. */
function typedSince(saved: ProfileChanges, changes: ProfileChanges): ProfileChanges {
  const later = Object.entries(changes).filter(
    ([name, value]) => saved[name as keyof ProfileFields] !== value,
  );
  return Object.fromEntries(later);
}

/** The edit of a person's profile: every widget of the page shows the same one. */
export function getProfileDraft(panggung: Panggung, { id }: User): ProfileDraft {
  return partOf(panggung, `profile ${id}`, () => createProfileDraft(panggung, String(id)));
}

/** The profile as it would be saved. */
export function draftFields(user: User, changes: ProfileChanges): ProfileFields {
  return { ...profileFields(user), ...changes };
}

/** Whether something was typed that the profile does not say already. */
export function isDraftChanged(user: User, changes: ProfileChanges): boolean {
  const saved = profileFields(user);
  return Object.entries(changes).some(([name, value]) => saved[name as keyof ProfileFields] !== value);
}
