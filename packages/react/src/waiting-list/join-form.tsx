import { emailSuggestion, fill, normalEmail, waitingListMessages } from '@panggung/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.js';
import { EmailSuggestion } from '../ui/email-suggestion.js';
import { Field } from '../ui/field.js';
import { alertShape, Icon } from '../ui/icon.js';
import { mailShape } from '../ui/icon-form.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import { waitingProblem } from './use-waiting.js';
import type { WaitingFormProps } from './waiting-form.js';

/** An address for a guest, one press for whoever is signed in. Errors come on leaving the field, and go when it is edited. */
export function JoinForm({ waiting }: WaitingFormProps) {
  const words = useWords(waitingListMessages);
  const { state, ownEmail, join } = waiting;
  const form = useFocusHeir<HTMLFormElement>('.panggung-waiting-list__title, h2');
  const [email, setEmail] = useState('');
  const [isLeft, setLeft] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (ownEmail === null && waitingProblem(email)) return form.current?.querySelector('input')?.focus();
    join(email);
  };
  return (
    <form ref={form} className="panggung-waiting-list__form" noValidate onSubmit={submit}>
      {state === 'expired' && <Expired />}
      <p>{words.lead}</p>
      {ownEmail === null ? (
        <EmailField
          email={email}
          isLeft={isLeft}
          onLeave={() => setLeft(email !== '')}
          onType={(text) => {
            setLeft(false);
            setEmail(text);
          }}
        />
      ) : (
        <p className="panggung-waiting-list__help">{fill(words.own_email, { email: ownEmail })}</p>
      )}
      <Refusal waiting={waiting} />
      <Button type="submit" size="large" isBlock isLoading={state === 'joining'}>
        {words.join}
      </Button>
    </form>
  );
}

interface EmailFieldProps {
  email: string;
  isLeft: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
}

function EmailField({ email, isLeft, onType, onLeave }: EmailFieldProps) {
  const words = useWords(waitingListMessages);
  const invalid = isLeft ? waitingProblem(email) : null;
  const suggestion = isLeft ? emailSuggestion(normalEmail(email)) : null;
  return (
    <Field
      label={words.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={email}
      error={invalid ? words[invalid] : undefined}
      hint={suggestion && <EmailSuggestion email={suggestion} onTake={onType} />}
      icon={<Icon shape={mailShape} size={16} />}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}

function Expired() {
  const words = useWords(waitingListMessages);
  return (
    <div role="status">
      <p className="panggung-waiting-list__said">{words.offer_expired}</p>
      <p>{words.offer_expired_help}</p>
    </div>
  );
}

/** Why it did not work; the place is always there, so that readers hear it. */
function Refusal({ waiting: { error } }: Pick<WaitingFormProps, 'waiting'>) {
  const words = useWords(waitingListMessages);
  const isPlain = error?.code === 'rate_limited' || error?.code === 'seats_available';
  return (
    <div className="panggung-waiting-list__refusal" role="alert">
      {error && (
        <p part="message">
          <Icon shape={alertShape} size={16} />
          {isPlain ? words[error.code as 'rate_limited' | 'seats_available'] : words.failed}
        </p>
      )}
    </div>
  );
}
