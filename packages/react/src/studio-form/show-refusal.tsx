import type { ApiError } from '@panggung/client';
import { showRefusalMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

/** What the API said, or would say. */
type Refusal = Partial<Pick<ApiError, 'status' | 'message'>> & { code: string };

/** Why the API did not take a show or its video; where there are no words for it, those of the API. */
export function ShowRefusal({ error: { code, status = 0, message } }: { error: Refusal }) {
  const words: Partial<Record<string, string>> = useWords(showRefusalMessages);
  return words[code] ?? (status >= 400 && status < 500 ? message : words.silent);
}
