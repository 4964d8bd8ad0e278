import type { CheckStatus } from '@panggung/client';
import { emailSuggestion } from '@panggung/core';
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
  const [before, after] = words.email_suggestion.split('{email}');
  return (
    <>
      {before}
      <button type="button" className="panggung-account__link" onClick={() => onTake(suggestion)}>
        {suggestion}
      </button>
      {after}
    </>
  );
}
