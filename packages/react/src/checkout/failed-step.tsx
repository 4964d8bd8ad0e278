import { PaymentStatusBadge } from '../ui/badge.js';
import { Button } from '../ui/button.js';
import { useCheckoutWords } from './checkout-words.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-props.js';

/** In place of screen 3 when the payment failed: the documents' alert, a new order, the way out. H-34. */
export function FailedStep({ checkout, snapshot, show, onLeave, leaveLabel }: StepProps) {
  const words = useCheckoutWords();
  const refund = { none: null, due: words.refund_due, sent: words.refund_sent };
  const owed = refund[snapshot.payment?.refund_status ?? 'none'];
  return (
    <StepFrame show={show}>
      <PaymentStatusBadge status="FAILED" words={words} />
      <p className="panggung-checkout__failed" role="alert" part="message">
        {words.failed_alert}
      </p>
      {owed && <p className="panggung-checkout__note">{owed}</p>}
      <div className="panggung-checkout__actions">
        <Button onClick={checkout.restart}>{words.try_again}</Button>
        <Button variant="secondary" isCaps onClick={onLeave}>
          {leaveLabel}
        </Button>
      </div>
    </StepFrame>
  );
}
