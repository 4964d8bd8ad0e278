import { EXPRESSION_DESCRIPTION_LENGTH, expressionMessages } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { LetterCount } from '../ui/letter-count.js';
import { LongField } from '../ui/studio/long-field.js';
import { useWords } from '../ui/use-words.js';

export interface DescriptionFieldProps {
  text: string;
  /** It was tried to go on without one. */
  isAsked: boolean;
  /** It is on its way as it stands. @default false */
  isSent?: boolean;
  onChange: (text: string) => void;
}

/** What is written of an expression; has the focus at once. */
export function DescriptionField({ text, isAsked, isSent, onChange }: DescriptionFieldProps) {
  const words = useWords(expressionMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <LongField
      field={field}
      label={words.description}
      error={isAsked && text.trim() === '' ? words.description_required : undefined}
      aside={<LetterCount text={text} most={EXPRESSION_DESCRIPTION_LENGTH} />}
      rows={4}
      dir="auto"
      readOnly={isSent}
      maxLength={EXPRESSION_DESCRIPTION_LENGTH}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
