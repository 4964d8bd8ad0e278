import { emailSuggestionMessages } from '@panggung/core';
import { useWords } from './use-words.js';

export interface EmailSuggestionProps {
  /** The address that was probably meant. */
  email: string;
  onTake: (email: string) => void;
}

/** Asks whether another address was meant, and takes it at a press. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const words = useWords(emailSuggestionMessages);
  const [before, after] = words.meant.split('{email}');
  return (
    <>
      {before}
      <button type="button" className="panggung-email-suggestion" onClick={() => onTake(email)}>
        {email}
      </button>
      {after}
    </>
  );
}
