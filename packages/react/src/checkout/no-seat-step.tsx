import { Button } from '../ui/button.js';
import { Icon, ticketShape } from '../ui/icon.js';
import { AllHeldHelp, useCheckoutWords } from './checkout-words.js';
import type { StepProps } from './email-step.js';
import { OrderHead } from './order-head.js';

/** In place of screen 2 when the last ticket went: for good, or until a held one comes back. */
export function NoSeatStep({ checkout, snapshot, show }: StepProps) {
  const words = useCheckoutWords();
  const { releaseAt, methods } = snapshot;
  const wasChoosing = methods.length > 0;
  return (
    <div className="panggung-checkout__form">
      <OrderHead show={show} />
      <div className="panggung-checkout__no-seat">
        <Icon shape={ticketShape} size={24} />
        <div>
          {releaseAt === null ? (
            <>
              <p className="panggung-checkout__show">{words.sold_out}</p>
              <p>{wasChoosing ? words.sold_out_help : words.sold_out_all}</p>
            </>
          ) : (
            <p role="timer">
              <AllHeldHelp releaseAt={releaseAt} />
            </p>
          )}
        </div>
      </div>
      <Button variant="secondary" isBlock onClick={checkout.back}>
        {words.back}
      </Button>
    </div>
  );
}
