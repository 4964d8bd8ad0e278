import { useCheckoutWords } from './checkout-words.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';
import { WayOut } from './way-out.js';

/** In place of screen 3 when the payment was deleted, here or elsewhere. G-14. */
export function DeletedStep(step: StepProps) {
  const words = useCheckoutWords();
  return (
    <StepFrame show={step.show}>
      <p className="panggung-checkout__lead">{words.deleted_lead}</p>
      <WayOut {...step} payment={step.snapshot.payment} look={{ isBlock: true }} />
    </StepFrame>
  );
}
