import { Button } from '../ui/button.js';
import { Icon, ticketShape } from '../ui/icon.js';
import { AllHeldHelp, useCheckoutWords } from './checkout-words.js';
import { goBack } from './step-foot.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

/** In place of the next screen when there is no ticket: for good, or until a held one comes back. */
export function NoSeatStep(step: StepProps) {
  const { snapshot, show } = step;
  const words = useCheckoutWords();
  const { releaseAt, methods, problem } = snapshot;
  const wasChoosing = methods.length > 0;
  const help = wasChoosing ? words.sold_out_help : words.sold_out_all;
  return (
    <StepFrame show={show}>
      <div className="panggung-checkout__no-seat">
        <Icon shape={ticketShape} size={24} />
        <div>
          {releaseAt === null ? (
            <>
              <p className="panggung-checkout__show">{words.sold_out}</p>
              <p>{problem === 'offer_expired' ? words.offer_expired : help}</p>
            </>
          ) : (
            <p role="timer">
              <AllHeldHelp releaseAt={releaseAt} />
            </p>
          )}
        </div>
      </div>
      <Button variant="secondary" isBlock onClick={() => goBack(step)}>
        {words.back}
      </Button>
    </StepFrame>
  );
}
