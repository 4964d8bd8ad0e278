import { COMMENT_LENGTH, commentMessages, fill } from '@panggung/core';
import type { KeyboardEvent } from 'react';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { LetterCount } from '../ui/letter-count.js';
import { useWords } from '../ui/use-words.js';
import { GuestSignIn } from './guest-sign-in.js';
import { type ComposerOptions, useComposer } from './use-composer.js';

/** Where a comment is written; a guest finds the way in beside it. */
export function Composer(props: ComposerOptions) {
  const words = useWords(commentMessages);
  const { text, isTooLong, isSent, isGuest, write, send, keep } = useComposer(props);
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <div className="panggung-comments__composer">
      <Field
        label={words.comment}
        error={isTooLong ? fill(words.too_long, { limit: COMMENT_LENGTH }) : undefined}
        aside={<LetterCount text={text} most={COMMENT_LENGTH} />}
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
      <div className="panggung-comments__buttons">
        {isGuest && <GuestSignIn onLeave={keep} onSignInStart={props.onSignInStart} />}
        <Button onClick={send}>{words.send}</Button>
      </div>
      <p className="panggung-hidden" role="status">
        {isSent && words.sent}
      </p>
    </div>
  );
}
