import { availability, fill, formatSpan, type Show } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Icon, ticketShape } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { useNow } from '../ui/use-now.js';
import { useCheckoutWords } from './checkout-words.js';
import { goBack } from './step-foot.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

const WaitingPart = onDemand<{ show: Show }>(async () => (await import('./waiting/index.js')).WaitingPart);

/** A sentence about seats that may come back, counting down. */
function AllHeldHelp({ releaseAt }: { releaseAt: number }) {
  const words = useCheckoutWords();
  return <>{fill(words.all_held_help, { time: formatSpan(releaseAt - useNow()) })}</>;
}

/** A seat came back for whoever asks first. */
function Again({ checkout, show }: StepProps) {
  const words = useCheckoutWords();
  if (!show || availability(show) !== 'available') return null;
  return (
    <Button isBlock onClick={() => checkout.enter({ asks: true })}>
      {words.try_again}
    </Button>
  );
}

/** In place of the next screen when there is no ticket: for good, or until a held one comes back. */
export function NoSeatStep(step: StepProps) {
  const { snapshot, show } = step;
  const words = useCheckoutWords();
  const { releaseAt, methods, problem } = snapshot;
  const wasChoosing = methods.length > 0;
  const help = wasChoosing ? words.sold_out_help : words.sold_out_all;
  const said = problem === 'offer_expired' ? words.offer_expired : releaseAt === null && help;
  return (
    <StepFrame show={show}>
      <div className="panggung-checkout__no-seat">
        <Icon shape={ticketShape} size={24} />
        <div>
          {releaseAt === null ? (
            <p className="panggung-checkout__show">{words.sold_out}</p>
          ) : (
            <p role="timer">
              <AllHeldHelp releaseAt={releaseAt} />
            </p>
          )}
          {said && <p>{said}</p>}
        </div>
      </div>
      {show && <WaitingPart show={show} />}
      <Again {...step} />
      <Button variant="secondary" isBlock onClick={() => goBack(step)}>
        {words.back}
      </Button>
    </StepFrame>
  );
}
