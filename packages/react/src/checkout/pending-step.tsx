import type { CheckoutSnapshot } from '@panggung/client';
import { safeLink } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { PaymentStatusBadge } from '../ui/badge.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { refreshShape } from '../ui/icon-payment.js';
import { TicketPaper } from '../ui/tear.js';
import { useCheckoutWords } from './checkout-words.js';
import { DeleteDialog } from './delete-dialog.js';
import { Instructions } from './instructions.js';
import { PayFacts } from './pay-facts.js';
import { Problem } from './problem.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';
import { TimeLeft } from './time-left.js';
import { useInstruction } from './use-instruction.js';
import { WayOut } from './way-out.js';

/** Tells who asked that there is nothing new; else a press of the button would look like nothing happened. */
function useNoNews({ state, problem }: CheckoutSnapshot, tell: () => void): void {
  const before = useRef(state);
  useEffect(() => {
    const wasAsked = before.current === 'refreshing';
    before.current = state;
    if (wasAsked && state === 'pending' && !problem) tell();
  });
}

/** A person may delete what waits; guests have nothing to delete it by. G-13, AMB-122. */
function Delete({ checkout, snapshot }: StepProps) {
  const words = useCheckoutWords();
  const { deleteError, payment, buyer } = snapshot;
  if (buyer === 'guest' || payment?.user_id == null) return null;
  return (
    <>
      <div role="alert">
        {deleteError && (
          <p className="panggung-checkout__failed">
            {deleteError === 'payment_not_pending' ? words.not_pending : words.delete_failed}
          </p>
        )}
      </div>
      <Button variant="text" isBlock onClick={checkout.askDelete}>
        {words.delete_payment}
      </Button>
    </>
  );
}

function Veil() {
  return (
    <div className="panggung-checkout__veil">
      <span className="panggung-button__ring" />
    </div>
  );
}

function How({ payment }: { payment: NonNullable<CheckoutSnapshot['payment']> }) {
  return <Instructions text={useInstruction(payment)} />;
}

/** Screen 3: time left, where to pay, how, and a way to ask whether the money came. H-18, H-22 to H-36, G-13. */
export function PendingStep(step: StepProps) {
  const { checkout, snapshot, show, onConfirm } = step;
  const words = useCheckoutWords();
  const { state, payment, problem, retryAt, isReached, email, blockedPopUp } = snapshot;
  useNoNews(snapshot, () => onConfirm(words.not_paid_yet));
  if (!payment) return null;
  // One next step: where there is a wallet's page, that is it.
  const isLeading = payment.way === 'redirect' && safeLink(payment.checkout_url) !== null;
  const isAsking = state === 'delete_prompt' || state === 'deleting';
  return (
    <StepFrame show={show} kind="pay" aside={<How payment={payment} />}>
      <TicketPaper
        body={
          <div className="panggung-checkout__clock">
            <PaymentStatusBadge status={payment.status} words={words} />
            <TimeLeft payment={payment} onEnd={checkout.refresh} />
          </div>
        }
        stub={<PayFacts payment={payment} email={email} isBlocked={blockedPopUp} onConfirm={onConfirm} />}
      />
      <Problem code={problem ?? (isReached ? null : 'unreachable')} retryAt={retryAt} isTrying />
      <div className="panggung-checkout__actions">
        <Button isCaps variant={isLeading ? 'secondary' : 'primary'} onClick={checkout.refresh}>
          <Icon shape={refreshShape} size={16} />
          {words.refresh}
        </Button>
        <WayOut {...step} payment={payment} look={{ variant: 'secondary' }} />
      </div>
      <Delete {...step} />
      {isAsking && <DeleteDialog {...step} payment={payment} />}
      {state === 'refreshing' && <Veil />}
    </StepFrame>
  );
}
