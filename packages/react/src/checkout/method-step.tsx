import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { backShape } from '../ui/icon-payment.js';
import { Notice } from '../ui/notice.js';
import { useCheckoutWords } from './checkout-words.js';
import type { StepProps } from './email-step.js';
import { MethodList, MethodListSkeleton } from './method-list.js';
import { OrderHead } from './order-head.js';
import { OrderSummary } from './order-summary.js';
import { Problem } from './problem.js';

function Methods({ checkout, snapshot }: Pick<StepProps, 'checkout' | 'snapshot'>) {
  const words = useCheckoutWords();
  const { state, methods, methodId, problem } = snapshot;
  if (methods.length > 0) {
    return <MethodList methods={methods} methodId={methodId} onChoose={checkout.choose} />;
  }
  if (state !== 'method') return <MethodListSkeleton />;
  const retry = (
    <Button variant="secondary" size="small" onClick={checkout.retry}>
      {words.retry}
    </Button>
  );
  return problem ? <p>{retry}</p> : <Notice title={words.method_empty} action={retry} />;
}

/** Screen 2: how to pay, and how much. H-01 to H-06. */
export function MethodStep({ checkout, snapshot, show }: StepProps) {
  const words = useCheckoutWords();
  const { state, methods, methodId, amount, problem, retryAt } = snapshot;
  const isOrdering = state === 'ordering';
  // Methods from before may be on the screen while they are asked for again: an order would be of an old price.
  const isRenewing = state === 'loading' && methods.length > 0;
  return (
    <div className="panggung-checkout__form" aria-busy={state === 'loading' || isOrdering}>
      <OrderHead show={show} />
      <div className="panggung-checkout__columns">
        <fieldset className="panggung-checkout__fieldset" disabled={isOrdering}>
          <Methods checkout={checkout} snapshot={snapshot} />
        </fieldset>
        <div>
          <OrderSummary
            amount={amount ?? show?.ticket_price ?? null}
            isChanged={problem === 'amount_mismatch'}
          />
          <Problem code={problem} retryAt={retryAt} isTrying={isOrdering} />
          <Button
            size="large"
            isBlock
            isCaps
            disabled={!isOrdering && (methodId === null || methods.length === 0)}
            isLoading={isOrdering || isRenewing}
            onClick={checkout.order}
          >
            {words.next}
          </Button>
          <Button variant="text" isBlock disabled={isOrdering} onClick={checkout.back}>
            <Icon shape={backShape} size={16} />
            {words.back}
          </Button>
        </div>
      </div>
    </div>
  );
}
