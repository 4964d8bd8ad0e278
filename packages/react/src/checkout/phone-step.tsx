import { fill, phoneProblem } from '@panggung/core';
import { useState } from 'react';
import { Field } from '../ui/field.js';
import { Skeleton } from '../ui/skeleton.js';
import { useLanguage } from '../ui/widget.js';
import { useCheckoutWords } from './checkout-words.js';
import { chosenMethod } from './chosen-method.js';
import { fieldRefusal } from './refusal.js';
import { StepFoot } from './step-foot.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

/** The phone an e-wallet is asked on, or known by. Errors come on leaving the field and go when it is edited. H-09 to H-14. */
export function PhoneStep(step: StepProps) {
  const { checkout, snapshot, show } = step;
  const { state, phone } = snapshot;
  const words = useCheckoutWords();
  const language = useLanguage();
  const [isLeft, setLeft] = useState(false);
  const method = chosenMethod(snapshot);
  const say = (text: string) => fill(text, { name: method?.name ?? '' });
  const problem = isLeft ? phoneProblem(phone) : null;
  const refusal = fieldRefusal(snapshot, language, words);
  const error = problem ? words[problem] : refusal;
  const isOrdering = state === 'ordering';
  const isBusy = isOrdering || !method;

  const edit = (text: string) => {
    setLeft(false);
    checkout.typePhone(text.replace(/\D/g, ''));
  };
  const go = () => {
    setLeft(true);
    if (!isBusy && !phoneProblem(phone)) checkout.order();
  };
  const foot = (
    <StepFoot step={step} isLoading={isBusy} isOrdering={isOrdering} isSaid={refusal !== undefined} />
  );
  return (
    <StepFrame show={show} aside={foot} isBusy={isBusy} onSubmit={go}>
      <p className="panggung-checkout__lead">
        {method ? say(method.way === 'push' ? words.push_lead : words.link_lead) : <Skeleton />}
      </p>
      <Field
        label={words.phone_number}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        maxLength={20}
        value={phone}
        readOnly={isOrdering}
        error={error && say(error)}
        hint={method ? say(words.phone_hint) : <Skeleton />}
        onChange={(event) => edit(event.currentTarget.value)}
        onBlur={() => setLeft(phone !== '')}
      />
    </StepFrame>
  );
}
