import { playerMessages } from '@panggung/core';
import { useEffect } from 'react';
import { useAlert } from '../ui/alert.js';
import { useWords } from '../ui/use-words.js';

/** Says once that the stream is over. J-18. */
export function EndAlert() {
  const { finished } = useWords(playerMessages);
  const { alert, show } = useAlert();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no other end.
  useEffect(() => show(finished), []);
  return <>{alert}</>;
}
