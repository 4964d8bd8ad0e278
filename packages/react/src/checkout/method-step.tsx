import { Button } from '../ui/button.js';
import { alertShape, Icon } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { useCheckoutWords } from './checkout-words.js';
import type { CouponsProps } from './coupons.js';
import { MethodList, MethodListSkeleton } from './method-list.js';
import { StepFoot } from './step-foot.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

/** Most who buy have none. */
const Coupons = onDemand<CouponsProps>(async () => (await import('./coupons.js')).Coupons);

/** A coupon that pays for all leaves nothing to choose, and takes no donation along. H-08, AMB-109. */
function NothingToPay({ hasDonation }: { hasDonation: boolean }) {
  const words = useCheckoutWords();
  return hasDonation ? <p className="panggung-checkout__note">{words.coupon_no_donation}</p> : null;
}

/** Where no method takes the amount: less may be given, or the methods asked for again. */
function NoMethod({ checkout, snapshot }: StepProps) {
  const words = useCheckoutWords();
  const canGiveLess = snapshot.ticketType === 'flexible' && !snapshot.problem;
  const action = (
    <Button variant="secondary" size="small" onClick={canGiveLess ? checkout.back : checkout.retry}>
      {canGiveLess ? words.change_donation : words.retry}
    </Button>
  );
  return (
    <div className="panggung-checkout__empty">
      {!snapshot.problem && <p className="panggung-checkout__show">{words.method_empty}</p>}
      {action}
    </div>
  );
}

function Methods(step: StepProps) {
  const { checkout, snapshot, show } = step;
  const { state, methods, methodId } = snapshot;
  if (methods.length > 0) {
    return <MethodList methods={methods} methodId={methodId} show={show} onChoose={checkout.choose} />;
  }
  return state === 'method' ? <NoMethod {...step} /> : <MethodListSkeleton />;
}

function MethodMissing({ isMissing }: { isMissing: boolean }) {
  const words = useCheckoutWords();
  return (
    <div role="alert">
      {isMissing && (
        <p className="panggung-checkout__missing panggung-field__error">
          <Icon shape={alertShape} size={16} />
          {words.method_needed}
        </p>
      )}
    </div>
  );
}

/** Screen 2: how to pay, and how much. H-01 to H-08, I-01 to I-04, AMB-106. */
export function MethodStep(step: StepProps) {
  const { checkout, snapshot, show } = step;
  const { state, methods, methodId, coupon, coupons, quote, donate, isMethodMissing } = snapshot;
  const isOrdering = state === 'ordering' || state === 'taking';
  // Methods from before may be on the screen while they are asked for again: an order would be of an old price.
  const isRenewing = state === 'loading' && methods.length > 0;
  const isPaid = quote?.total === 0;
  const isChosen = coupon !== null || (methodId !== null && methods.length > 0);
  const foot = (
    <StepFoot
      step={step}
      isDisabled={!isPaid && !isChosen}
      isLoading={isOrdering || isRenewing}
      isOrdering={isOrdering}
      onNext={checkout.order}
    />
  );
  return (
    <StepFrame show={show} aside={foot} isBusy={state === 'loading' || isOrdering}>
      <fieldset className="panggung-checkout__fieldset" disabled={isOrdering}>
        {coupons.length > 0 && <Coupons {...{ coupons, coupon }} onChoose={checkout.chooseCoupon} />}
        {!isPaid && <Methods {...step} />}
        {isPaid && coupon && <NothingToPay hasDonation={donate !== ''} />}
        <MethodMissing isMissing={isMethodMissing} />
      </fieldset>
    </StepFrame>
  );
}
