import { doorCheckMessages, parseEntryCode } from '@panggung/core';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { useWords } from '../ui/use-words.js';

export interface CodeFormProps {
  /** A ticket is being looked at. */
  isBusy: boolean;
  onCode: (code: string) => void;
}

/** Where a code is typed that no camera can read: in any case, with gaps or without. */
export function CodeForm({ isBusy, onCode }: CodeFormProps) {
  const words = useWords(doorCheckMessages);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isCode = parseEntryCode(code) !== null;
    setWrong(!isCode);
    if (!isCode) return form.current?.querySelector('input')?.focus();
    onCode(code);
    setCode('');
  };
  return (
    <form className="panggung-door-check__form" ref={form} noValidate onSubmit={submit}>
      <Field
        label={words.code}
        hint={words.code_hint}
        error={isWrong ? words.code_wrong : undefined}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit" size="large" isLoading={isBusy}>
        {words.check}
      </Button>
    </form>
  );
}
