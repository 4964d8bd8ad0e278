import { emailProblem, normalEmail } from '@panggung/core';
import { useEffect, useState } from 'react';
import { Field } from '../ui/field.js';
import { Icon } from '../ui/icon.js';
import { mailShape } from '../ui/icon-form.js';
import { useCheckoutWords } from './checkout-words.js';
import { RegisteredDialog } from './registered-dialog.js';
import { ResendCode } from './resend-code.js';
import { StepFoot } from './step-foot.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

/** A hint that came this short a while ago was not read, in ms. */
const UNSEEN_MS = 500;

type EmailHint = typeof import('./email-hint/index.js');

/** What knows a slip in an address, and whose seat is kept; nothing that a first screen waits for. */
function useEmailHint(): EmailHint | null {
  const [hint, setHint] = useState<EmailHint | null>(null);
  useEffect(() => {
    import('./email-hint/index.js').then(setHint, () => {});
  }, []);
  return hint;
}

/** Screen 1: the guest's address. Errors come on leaving the field and go when it is edited. F-04 to F-11. */
export function EmailStep(step: StepProps) {
  const { checkout, snapshot, show, out } = step;
  const words = useCheckoutWords();
  const { state, email } = snapshot;
  const hint = useEmailHint();
  const [leftAt, setLeftAt] = useState(0);
  const isLeft = leftAt > 0;
  const invalid = isLeft ? emailProblem(email) : null;
  const suggestion = hint?.emailSuggestion(normalEmail(email)) ?? null;
  const isBusy = state === 'checking' || state === 'taking';
  const error = state === 'ticket_exists' ? words.ticket_exists : invalid ? words[invalid] : undefined;

  const edit = (text: string) => {
    setLeftAt(0);
    checkout.type(text);
  };
  const submit = () => {
    setLeftAt(1);
    // A ticket sent to a mistyped address is a stranger's. The press that leaves the field has not seen the hint.
    const hasSeen = isLeft && Date.now() - leftAt > UNSEEN_MS;
    if (hasSeen || !suggestion) checkout.submit();
  };
  const foot = <StepFoot step={step} label={words.choose_method} isLoading={isBusy} hasBack={false} />;

  return (
    <>
      <StepFrame show={show} aside={foot} onSubmit={isBusy ? () => {} : submit}>
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
          hint={hint && isLeft && suggestion && <hint.EmailSuggestion email={suggestion} onTake={edit} />}
          icon={<Icon shape={mailShape} size={16} />}
          onChange={(event) => edit(event.currentTarget.value)}
          onBlur={() => setLeftAt(email ? leftAt || Date.now() : 0)}
        />
        {state === 'ticket_exists' && <ResendCode checkout={checkout} />}
        {hint && show && <hint.OfferedSeat show={show.id} />}
      </StepFrame>
      {/* Not within the form: one signs in there, by a form of its own. */}
      {state === 'registered' && (
        <RegisteredDialog email={email} out={out} onClose={() => void checkout.back()} />
      )}
    </>
  );
}
