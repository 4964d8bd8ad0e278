import { COMMENT_LENGTH, commentMessages, fill } from '@panggung/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { useWords } from '../ui/use-words.js';
import { type ComposerOptions, useComposer } from './use-composer.js';

/** Where a comment is written. */
export function Composer(props: ComposerOptions) {
  const words = useWords(commentMessages);
  const { text, length, isTooLong, isSent, write, send } = useComposer(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form className="panggung-comments__composer" onSubmit={submit}>
      <Field
        label={words.comment}
        error={isTooLong ? fill(words.too_long, { limit: COMMENT_LENGTH }) : undefined}
        aside={
          <span className="panggung-comments__counter" aria-hidden="true">
            {length}/{COMMENT_LENGTH}
          </span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            part="input"
            rows={2}
            dir="auto"
            value={text}
            placeholder={words.placeholder}
            onFocus={props.comments.prepare}
            onInput={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={sendByKey}
          />
        )}
      </Field>
      <Button type="submit">{words.send}</Button>
      <p className="panggung-hidden" role="status">
        {isSent && words.sent}
      </p>
    </form>
  );
}
