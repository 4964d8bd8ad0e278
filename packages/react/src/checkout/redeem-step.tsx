import { redeemCodeOf } from '@panggung/core';
import { useState } from 'react';
import { Field } from '../ui/field.js';
import { alertShape, Icon } from '../ui/icon.js';
import { useLanguage } from '../ui/widget.js';
import { useCheckoutWords } from './checkout-words.js';
import { fieldRefusal } from './refusal.js';
import { StepFoot } from './step-foot.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

/** The code that pays for a free show's ticket; what the API says of it is read under the field. I-06 to I-11, AMB-121. */
export function RedeemStep(step: StepProps) {
  const { checkout, snapshot, show } = step;
  const { state, redeemCode } = snapshot;
  const words = useCheckoutWords();
  const [isTried, setTried] = useState(false);
  const isMissing = isTried && redeemCodeOf(redeemCode) === '';
  const refusal = fieldRefusal(snapshot, useLanguage(), words);
  const isBusy = state === 'redeeming' || state === 'validating';

  const go = () => {
    setTried(true);
    if (!isBusy) checkout.redeem();
  };
  const edit = (text: string) => {
    setTried(false);
    checkout.typeCode(text);
  };
  const foot = <StepFoot step={step} isLoading={isBusy} isOrdering={isBusy} isSaid={refusal !== undefined} />;
  return (
    <StepFrame show={show} aside={foot} onSubmit={go}>
      <Field
        label={words.redeem_code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={redeemCode}
        readOnly={isBusy}
        error={isMissing ? words.payment_required : refusal}
        hint={words.redeem_hint}
        onChange={(event) => edit(event.currentTarget.value)}
      />
      <div role="alert">
        {state === 'validating' && (
          <p className="panggung-checkout__validating">
            <Icon shape={alertShape} size={16} />
            {words.validating}
          </p>
        )}
      </div>
    </StepFrame>
  );
}
