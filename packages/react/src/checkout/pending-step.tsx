import type { CheckoutSnapshot } from '@panggung/client';
import { fill, formatDateTime, formatPrice, guestAccountName, type Payment, sameId } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { PaymentStatusBadge } from '../ui/badge.js';
import { Button } from '../ui/button.js';
import { DueClock } from '../ui/countdown.js';
import { Icon } from '../ui/icon.js';
import { refreshShape } from '../ui/icon-payment.js';
import { Skeleton } from '../ui/skeleton.js';
import { TicketPaper } from '../ui/tear.js';
import { useNow } from '../ui/use-now.js';
import { useLanguage } from '../ui/widget.js';
import { useCheckoutWords } from './checkout-words.js';
import type { StepProps } from './email-step.js';
import { Fact } from './fact.js';
import { groupedNumber } from './instruction.js';
import { Instructions } from './instructions.js';
import { OrderHead } from './order-head.js';
import { Problem } from './problem.js';

export interface EndStepProps extends StepProps {
  /** The way out: closes a dialog, leads a page to the dashboard. */
  onLeave: () => void;
  /** What the way out is called: a partner's page has no dashboard. */
  leaveLabel: string;
  /** Confirms something small at the foot of the widget. */
  onConfirm: (text: string) => void;
}

function TimeLeft({ payment, onEnd }: { payment: Payment; onEnd: () => void }) {
  const words = useCheckoutWords();
  const language = useLanguage();
  const now = useNow();
  const { expiration_date: end, created_at: start } = payment;
  if (end === null) return null;
  const share = Math.min(1, Math.max(0, (end - now) / (end - start)));
  const date = formatDateTime(end, language);
  return (
    <>
      <DueClock until={end} onEnd={onEnd} label={fill(words.time_left, { date })} />
      <p className="panggung-checkout__due">
        {now < end ? fill(words.time_left, { date }) : words.time_over}
      </p>
      <div className="panggung-checkout__progress">
        <i style={{ width: `${share * 100}%` }} />
      </div>
    </>
  );
}

function Facts({ snapshot, onConfirm }: Pick<EndStepProps, 'snapshot' | 'onConfirm'>) {
  const words = useCheckoutWords();
  const { payment, methods, methodId, email } = snapshot;
  const method = methods.find(({ id }) => sameId(id, methodId))?.name ?? payment?.payment_type;
  const number = payment?.account_number;
  const amount = payment?.amount ?? 0;
  return (
    <dl className="panggung-checkout__facts">
      <Fact
        label={method ? `${words.account_number} · ${method}` : words.account_number}
        copy={number ?? undefined}
        onCopied={() => onConfirm(words.account_copied)}
        isLarge
      >
        {number ? groupedNumber(number) : <AccountComing />}
      </Fact>
      <Fact label={words.account_name}>{guestAccountName(payment?.email ?? email)}</Fact>
      <Fact label={words.total} copy={String(amount)} onCopied={() => onConfirm(words.amount_copied)}>
        {formatPrice(amount, 'FREE')}
      </Fact>
    </dl>
  );
}

function AccountComing() {
  const words = useCheckoutWords();
  return (
    <>
      <Skeleton kind="title" />
      <span className="panggung-checkout__note">{words.account_pending}</span>
    </>
  );
}

/** Tells who asked that there is nothing new; else a press of the button would look like nothing happened. */
function useNoNews({ state, problem }: CheckoutSnapshot, tell: () => void): void {
  const before = useRef(state);
  useEffect(() => {
    const wasAsked = before.current === 'refreshing';
    before.current = state;
    if (wasAsked && state === 'pending' && !problem) tell();
  });
}

/** Screen 3: time left, where to pay, how, and a way to ask whether the money came. H-18, H-22 to H-35. */
export function PendingStep({ checkout, snapshot, show, onLeave, leaveLabel, onConfirm }: EndStepProps) {
  const words = useCheckoutWords();
  const { state, payment, problem, retryAt, isReached } = snapshot;
  useNoNews(snapshot, () => onConfirm(words.not_paid_yet));
  if (!payment) return null;
  return (
    <div className="panggung-checkout__form">
      <OrderHead show={show} />
      <div className="panggung-checkout__columns">
        <div>
          <TicketPaper
            body={
              <div className="panggung-checkout__clock">
                <PaymentStatusBadge status={payment.status} words={words} />
                <TimeLeft payment={payment} onEnd={checkout.refresh} />
              </div>
            }
            stub={<Facts snapshot={snapshot} onConfirm={onConfirm} />}
          />
          <Problem code={problem ?? (isReached ? null : 'unreachable')} retryAt={retryAt} isTrying />
          <div className="panggung-checkout__actions">
            <Button isCaps onClick={checkout.refresh}>
              <Icon shape={refreshShape} size={16} />
              {words.refresh}
            </Button>
            <Button variant="secondary" isCaps onClick={onLeave}>
              {leaveLabel}
            </Button>
          </div>
        </div>
        <Instructions text={payment.payment_type_instruction} />
      </div>
      {state === 'refreshing' && (
        <div className="panggung-checkout__veil">
          <span className="panggung-button__ring" />
        </div>
      )}
    </div>
  );
}
