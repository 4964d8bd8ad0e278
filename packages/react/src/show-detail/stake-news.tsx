import { buyMessages, opensShow, showDetailMessages } from '@panggung/core';
import { DueClock } from '../ui/due-clock.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';
import type { BuyCardProps } from './buy-card.js';
import { type StepProps, TicketButton } from './next-step.js';

const KeepOwed = onDemand(async () => (await import('./keep-owed/index.js')).KeepOwed);
const DeletePayment = onDemand(async () => (await import('./delete-payment/index.js')).DeletePayment);

/** What a viewer with a payment should know: the time left to pay, that a reminder comes, where their ticket is. */
export function StakeNews({ onSay, ...step }: StepProps & Pick<BuyCardProps, 'onSay'>) {
  const words = { ...useWords(buyMessages), ...useWords(showDetailMessages) };
  const { show, stake } = step;
  const { action, payment, isKept } = stake;
  if (!payment) return null;
  if (action === 'pay') {
    const { expiration_date } = payment;
    return (
      <>
        {expiration_date && (
          <div>
            <DueClock until={expiration_date} label={words.pending} />
            <p className="panggung-show-detail__note">{words.pay_left}</p>
          </div>
        )}
        {payment.user_id !== null &&
          (isKept ? (
            <DeletePayment show={show} payment={payment} onSay={onSay} />
          ) : (
            <KeepOwed payment={payment} />
          ))}
      </>
    );
  }
  // Notifications reach who has an account. G-17, AMB-094
  if (action === 'wait') {
    return payment.user_id === null ? null : (
      <p className="panggung-show-detail__note">{words.will_remind}</p>
    );
  }
  return opensShow(action) && payment.status === 'COMPLETED' ? <TicketButton {...step} /> : null;
}
