import { Button } from '../ui/button.js';
import { useCheckoutWords } from './checkout-words.js';
import { Problem } from './problem.js';
import { StepFoot } from './step-foot.js';
import { StepFrame } from './step-frame.js';
import { PanelPlace } from './step-place.js';
import type { StepProps } from './step-props.js';

function Unanswered({ checkout, snapshot }: StepProps) {
  const words = useCheckoutWords();
  const { problem, retryAt } = snapshot;
  const retry = (
    <Button variant="secondary" size="small" onClick={() => checkout.enter({ asks: true })}>
      {words.retry}
    </Button>
  );
  return <Problem code={problem} retryAt={retryAt} action={retry} />;
}

/** Before the first screen: what is on sale, and to whom, is being asked; a ticket that costs nothing waits for a press. */
export function EnteringStep(step: StepProps) {
  const { checkout, snapshot, show } = step;
  const { state, problem, needsPress } = snapshot;
  const isTaking = state === 'taking';
  const take = () => checkout.enter({ asks: true });
  const foot = (needsPress || isTaking) && (
    <StepFoot step={step} isLoading={isTaking} isOrdering={isTaking} onNext={take} />
  );
  return (
    <StepFrame show={show} aside={foot} isBusy={!needsPress && !problem}>
      {foot ? null : problem ? <Unanswered {...step} /> : <PanelPlace />}
    </StepFrame>
  );
}
