import type { CheckStatus, LiveCheck } from '@panggung/client';
import { useEffect } from 'react';
import { useStore } from '../ui/use-store.js';
import type { AccountWords } from './account-words.js';

/** What the server says of a text while it is typed; null when there is nothing to ask. B-15, B-16, B-23. */
export function useLiveCheck(check: LiveCheck, text: string | null): CheckStatus {
  useEffect(() => check.type(text), [check, text]);
  useEffect(() => () => check.type(null), [check]);
  const state = useStore(check.$state);
  return state.text === text ? state.status : 'idle';
}

/** What to say under a field while the server could not be asked. */
export function checkHint(status: CheckStatus, words: AccountWords): string | undefined {
  if (status === 'limited') return words.check_limited;
  return status === 'failed' ? words.check_failed : undefined;
}
