import { PaymentStatusBadge } from '../ui/badge.js';
import { Button } from '../ui/button.js';
import { useCheckoutWords } from './checkout-words.js';
import { OrderHead } from './order-head.js';
import type { EndStepProps } from './pending-step.js';

/** In place of screen 3 when the payment failed: the documents' alert, a new order, the way out. H-34. */
export function FailedStep({ checkout, snapshot, show, onLeave, leaveLabel }: EndStepProps) {
  const words = useCheckoutWords();
  const isOwed = snapshot.payment?.refund_status === 'due';
  return (
    <div className="panggung-checkout__form">
      <OrderHead show={show} />
      <PaymentStatusBadge status="FAILED" words={words} />
      <p className="panggung-checkout__failed" role="alert" part="message">
        {words.failed_alert}
      </p>
      {isOwed && <p className="panggung-checkout__note">{words.refund_due}</p>}
      <div className="panggung-checkout__actions">
        <Button onClick={checkout.restart}>{words.try_again}</Button>
        <Button variant="secondary" isCaps onClick={onLeave}>
          {leaveLabel}
        </Button>
      </div>
    </div>
  );
}
