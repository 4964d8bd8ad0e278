import type { CheckStatus, LiveCheck, Panggung } from '@panggung/client';
import { useEffect, useMemo } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import type { PanelWords } from './panel-words.js';

/** What the server says of a text while it is typed; null when there is nothing to ask. B-15, B-16, B-23. */
export function useLiveCheck(create: (panggung: Panggung) => LiveCheck, text: string | null): CheckStatus {
  const panggung = usePanggung();
  const check = useMemo(() => create(panggung), [create, panggung]);
  useEffect(() => check.type(text), [check, text]);
  useEffect(() => () => check.type(null), [check]);
  const state = useStore(check.$state);
  return state.text === text ? state.status : 'idle';
}

/** What to say under a field while the server could not be asked. */
export function checkHint(status: CheckStatus, words: PanelWords): string | undefined {
  if (status === 'limited') return words.check_limited;
  return status === 'failed' ? words.check_failed : undefined;
}
