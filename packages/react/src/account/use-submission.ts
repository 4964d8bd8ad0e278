import type { AccountFailed, AccountResult } from '@panggung/client';
import { useRef, useState } from 'react';
import { useFailureText } from './account-words.js';
import { useComplain } from './alert-strip.js';

export interface Submission {
  isWorking: boolean;
  /** Does it; pressed again meanwhile, it is not done twice. */
  submit: () => Promise<void>;
  /** Says in red what went wrong. */
  say: (failed: AccountFailed) => void;
}

/**
 * Does one act at a time, and says in red what went wrong.
 * @param onResult hears how it ended; true when it has said so itself
 */
export function useSubmission(
  act: () => Promise<AccountResult>,
  onResult: (result: AccountResult) => boolean,
): Submission {
  const [isWorking, setWorking] = useState(false);
  const isBusy = useRef(false);
  const textOf = useFailureText();
  const complain = useComplain();

  function say(failed: AccountFailed): void {
    const text = textOf(failed);
    if (text) complain(text);
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setWorking(true);
    const result = await act();
    isBusy.current = false;
    setWorking(false);
    if (!onResult(result) && result.status === 'failed') say(result);
  }

  return { isWorking, submit, say };
}
