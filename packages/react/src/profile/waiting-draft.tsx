import { getProfileDraft, isDraftChanged } from '@panggung/client';
import { useMemo } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useFormWords } from './form-words.js';
import type { ScreenProps } from './profile.js';

/** Says that an edit waits, for those who went to look at something else meanwhile. */
export function WaitingDraft({ person, way }: Pick<ScreenProps, 'person' | 'way'>) {
  const words = useFormWords();
  const panggung = usePanggung();
  const draft = useMemo(() => getProfileDraft(panggung, person), [panggung, person]);
  const { changes } = useStore(draft.$state);
  if (!isDraftChanged(person, changes)) return null;
  return (
    <p className="panggung-profile__waiting">
      <span>{words.draft}</span>{' '}
      <button type="button" onClick={() => way.go('edit')}>
        {words.draft_resume}
      </button>
    </p>
  );
}
