import { availability, fill } from '@panggung/core';
import { Button } from '../ui/button.js';
import { checkShape, Icon } from '../ui/icon.js';
import { TicketPaper } from '../ui/tear.js';
import { useCheckoutWords } from './checkout-words.js';
import { Fact } from './fact.js';
import { OrderHead } from './order-head.js';
import type { EndStepProps } from './pending-step.js';

/** Screen 4: the ticket is there; its code to note, and the way out. H-37, AMB-117. */
export function SuccessStep({ checkout, snapshot, show, onLeave, leaveLabel, onConfirm }: EndStepProps) {
  const words = useCheckoutWords();
  const { payment, email } = snapshot;
  const code = payment?.code_guest;
  return (
    <div className="panggung-checkout__form">
      <TicketPaper
        body={
          <div className="panggung-checkout__clock">
            <OrderHead show={show} />
          </div>
        }
        stub={
          <div className="panggung-checkout__facts">
            {code && (
              <dl>
                <Fact
                  label={words.payment_code}
                  copy={code}
                  onCopied={() => onConfirm(words.payment_code_copied)}
                  isLarge
                >
                  {code}
                </Fact>
              </dl>
            )}
            <p className="panggung-checkout__sent">
              <Icon shape={checkShape} />
              {fill(words.success_lead, { email: payment?.email ?? email })}
            </p>
          </div>
        }
      />
      <Button isBlock isCaps size="large" onClick={onLeave}>
        {leaveLabel}
      </Button>
      {show && availability(show) === 'available' && (
        <Button variant="text" isBlock onClick={checkout.buyAnother}>
          {words.buy_another}
        </Button>
      )}
    </div>
  );
}
