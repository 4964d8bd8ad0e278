import { draftFields, getProfileDraft, isDraftChanged, type ProfileChanges } from '@panggung/client';
import { type ProfileFields, type ProfileProblems, profileProblems, type User } from '@panggung/core';
import { useMemo, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';

type FieldName = keyof ProfileFields;

/** What became of a press of the button. */
export type SaveOutcome = 'saved' | 'invalid' | 'busy' | 'failed';

/** The edit behind the form: what is typed, and what of it is wrong in the fields that were left. */
export function useProfileEdit(person: User) {
  const panggung = usePanggung();
  const draft = useMemo(() => getProfileDraft(panggung, person), [panggung, person]);
  const { status, changes } = useStore(draft.$state);
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  // A date half typed is no value to the browser, and not nothing either.
  const [isDateBroken, setDateBroken] = useState(false);
  const [isSaved, setSaved] = useState(false);

  const fields = draftFields(person, changes);
  const problems: ProfileProblems = {
    ...profileProblems(fields, panggung.clock.now()),
    ...(isDateBroken && { birth_date: 'birth_date_range' }),
  };
  const names = Object.keys(problems) as FieldName[];
  const isChanged = isDraftChanged(person, changes) || isDateBroken;

  return {
    fields,
    isSaving: status === 'saving',
    isChanged,
    /** The problem of a field that was left since it was edited. */
    problemOf: (name: FieldName) => (left.includes(name) ? problems[name] : undefined),
    change(typed: ProfileChanges) {
      setSaved(false);
      setLeft(left.filter((name) => !(name in typed)));
      draft.change(typed);
    },
    leave(name: FieldName) {
      if (isChanged) setLeft([...left, name]);
    },
    leaveDate(isBroken: boolean) {
      setDateBroken(isBroken);
      setLeft([...left, 'birth_date']);
    },
    discard() {
      setDateBroken(false);
      draft.discard();
    },
    async save(): Promise<SaveOutcome> {
      if (names.length > 0) {
        setLeft(names);
        return 'invalid';
      }
      // The page moves on in a moment: a second press has nothing to save.
      if (isSaved && !isChanged) return 'busy';
      try {
        const isDone = await draft.save(person);
        if (isDone) setSaved(true);
        return isDone ? 'saved' : 'busy';
      } catch {
        return 'failed';
      }
    },
  };
}
export type ProfileEdit = ReturnType<typeof useProfileEdit>;
