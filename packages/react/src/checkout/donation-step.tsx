import { donationOf, donationProblem, formatRupiah } from '@panggung/core';
import { Field } from '../ui/field.js';
import { useCheckoutWords } from './checkout-words.js';
import { StepFoot } from './step-foot.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

/** What a donation may be written with. */
const unwanted = /[^\d.-]/g;

/** What is given on top of the ticket, or nothing. The amount stands beside the field, which keeps what was typed. F-15 to F-19. */
export function DonationStep(step: StepProps) {
  const { checkout, snapshot, show } = step;
  const { state, donate } = snapshot;
  const words = useCheckoutWords();
  const problem = donationProblem(donate);
  const isTaking = state === 'taking';
  const foot = (
    <StepFoot step={step} isDisabled={problem !== null} isLoading={isTaking} isOrdering={isTaking} />
  );
  const go = () => {
    if (!problem && !isTaking) checkout.next();
  };
  return (
    <StepFrame show={show} aside={foot} onSubmit={go}>
      <p className="panggung-checkout__lead">{words.donation_lead}</p>
      <Field
        label={words.donation}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={donate}
        readOnly={isTaking}
        error={problem ? words[problem] : undefined}
        hint={words.donation_hint}
        end={
          <output className="panggung-checkout__amount">
            {donate && !problem && formatRupiah(donationOf(donate))}
          </output>
        }
        onChange={(event) => checkout.typeDonation(event.currentTarget.value.replace(unwanted, ''))}
      />
    </StepFrame>
  );
}
