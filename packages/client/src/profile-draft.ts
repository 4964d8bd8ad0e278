import { type ProfileFields, profileFields, profileOf, profileProblems, type User } from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';
import { partOf } from './part.js';
import { createStorage, type StorageArea } from './storage.js';
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

/** The tab's own storage: what is typed here goes no further, and ends with the tab. */
function tabArea(): StorageArea | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

function createProfileDraft(panggung: Panggung, userId: string): ProfileDraft {
  const { apiUrl, storageArea, clock } = panggung;
  const area = storageArea === null ? null : tabArea();
  const storage = createStorage({ prefix: `panggung:${apiUrl}:`, area });
  const key = `profile:${userId}`;
  const $state = atom<{ status: 'idle' | 'saving'; changes: ProfileChanges }>({
    status: 'idle',
    changes: storage.get<ProfileChanges>(key) ?? {},
  });
  const keep = (changes: ProfileChanges) => {
    storage.set(key, Object.keys(changes).length > 0 ? changes : null);
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
        keep({});
        return true;
      } finally {
        $state.set({ ...$state.get(), status: 'idle' });
      }
    },
  };
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
