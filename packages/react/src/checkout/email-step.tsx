import type { Checkout, CheckoutSnapshot } from '@panggung/client';
import { emailProblem, emailSuggestion, normalEmail, type Show } from '@panggung/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.js';
import { EmailSuggestion } from '../ui/email-suggestion.js';
import { Field } from '../ui/field.js';
import { Icon } from '../ui/icon.js';
import { mailShape } from '../ui/icon-form.js';
import { useCheckoutWords } from './checkout-words.js';
import { OrderHead } from './order-head.js';
import { Problem } from './problem.js';
import { RegisteredDialog } from './registered-dialog.js';
import { ResendCode } from './resend-code.js';

export interface StepProps {
  checkout: Checkout;
  snapshot: CheckoutSnapshot;
  show: Show | null;
}

/** A hint that came this short a while ago was not read, in ms. */
const UNSEEN_MS = 500;

/** Screen 1: the guest's address. Errors come on leaving the field and go when it is edited. F-04 to F-11. */
export function EmailStep({ checkout, snapshot, show }: StepProps) {
  const words = useCheckoutWords();
  const { state, email, problem, retryAt } = snapshot;
  const [leftAt, setLeftAt] = useState(0);
  const isLeft = leftAt > 0;
  const invalid = isLeft ? emailProblem(email) : null;
  const suggestion = isLeft ? emailSuggestion(normalEmail(email)) : null;
  const isBusy = state === 'checking' || state === 'taking';
  const error = state === 'ticket_exists' ? words.ticket_exists : invalid ? words[invalid] : undefined;

  const edit = (text: string) => {
    setLeftAt(0);
    checkout.type(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeftAt(1);
    // A ticket sent to a mistyped address is a stranger's. The press that leaves the field has not seen the hint.
    const hasSeen = isLeft && Date.now() - leftAt > UNSEEN_MS;
    if (hasSeen || !emailSuggestion(normalEmail(email))) checkout.submit();
  };

  return (
    <form className="panggung-checkout__form" noValidate onSubmit={submit}>
      <OrderHead show={show} />
      <p className="panggung-checkout__lead">{words.email_lead}</p>
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        error={error}
        hint={suggestion && <EmailSuggestion email={suggestion} onTake={edit} />}
        icon={<Icon shape={mailShape} size={16} />}
        onChange={(event) => edit(event.currentTarget.value)}
        onBlur={() => setLeftAt(email ? leftAt || Date.now() : 0)}
      />
      {state === 'ticket_exists' && <ResendCode checkout={checkout} />}
      <Problem code={problem} retryAt={retryAt} />
      <Button type="submit" size="large" isBlock isCaps isLoading={isBusy}>
        {words.choose_method}
      </Button>
      {state === 'registered' && <RegisteredDialog email={email} onClose={checkout.back} />}
    </form>
  );
}
