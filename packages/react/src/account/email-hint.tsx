import type { CheckStatus } from '@panggung/client';
import { emailSuggestion } from '@panggung/core';
import { EmailSuggestion } from '../ui/email-suggestion.js';
import { usePanelWords } from './panel-words.js';
import { checkHint } from './use-live-check.js';

/** Under a new address: that it could not be checked, or which one was probably meant; the link would go astray. */
export function EmailHint({
  email,
  status,
  onTake,
}: {
  email: string;
  status: CheckStatus;
  onTake: (email: string) => void;
}) {
  const words = usePanelWords();
  const suggestion = status === 'missing' ? emailSuggestion(email) : null;
  if (!suggestion) return <>{checkHint(status, words)}</>;
  return <EmailSuggestion email={suggestion} onTake={onTake} />;
}
