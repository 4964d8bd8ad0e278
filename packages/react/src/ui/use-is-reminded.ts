import { getReminder, type Loadable } from '@panggung/client';
import type { Id } from '@panggung/core';
import { atom } from 'nanostores';
import { usePanggung } from './panggung-provider.js';
import { useStore } from './use-store.js';

const $nobody = atom<Loadable<boolean>>({ status: 'loading' });

/** Whether whoever is signed in is mailed before a show; false until that is known. */
export function useIsReminded(show: Id): boolean {
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const known = useStore(person ? getReminder(panggung, person.id, show).$isReminded : $nobody);
  return 'value' in known && known.value === true;
}
