import { type CheckoutState, type CheckoutStep, giftOf, type Id, type Payment } from '@panggung/core';
import { Checkout, type CheckoutProps } from '@panggung/react';
import { useSearch } from 'wouter';
import { useNavigate, useScreenParams } from '../navigation/navigate.js';
import { useShellWords } from '../shell/settings.js';
import { showHref } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';
import { useCheckoutSteps } from '../use-checkout-steps.js';
import { useFragment } from '../use-fragment.js';
import { useId } from '../use-id.js';
import { useLeaveUnknownShow } from '../use-leave-unknown-show.js';
import { useWatchStart } from '../use-watch-start.js';
import { PaidPage } from './paid-page.js';
import { PaymentReturnPage } from './payment-return-page.js';

/** A guest's address. F-04 to F-09. */
export function EmailPage() {
  return <StepByQuery step="email" offer={useFragment('offer')} />;
}

/** What is given on top of the price. F-15 to F-19. */
export function DonationPage() {
  return <StepByQuery step="donation" />;
}

/** A code in place of money. F-13, AMB-101. */
export function RedeemPage() {
  return <StepByQuery step="redeem" redeemCode={useFragment('redeem_code')} />;
}

/** How to pay. H-01 to H-09. */
export function MethodPage() {
  return <StepByQuery step="method" />;
}

/** The phone of a wallet. H-09 to H-13. */
export function PhonePage() {
  return <StepByQuery step="phone" />;
}

/** The payment that waits, as it was just made. H-22 to H-35, AMB-019. */
export function CountdownPage() {
  const { dataPayment } = useScreenParams();
  return dataPayment && <StepByPayment step="pending" payment={dataPayment} />;
}

/** The payment that waits, opened again: from a list, a mail, or a wallet's page. H-36, AMB-113, AMB-114. */
export function DetailPage() {
  const { dataPayment } = useScreenParams();
  if (dataPayment) return <StepByPayment step="detail" payment={dataPayment} />;
  return (
    <PaymentReturnPage>{(payment) => <StepByPayment step="detail" payment={payment} />}</PaymentReturnPage>
  );
}

/** The ticket is there; without the payment at hand, that much is said. H-37, AMB-117. */
export function SuccessPage() {
  const { dataPayment } = useScreenParams();
  return dataPayment ? <StepByPayment step="success" payment={dataPayment} /> : <PaidPage />;
}

interface StepProps extends Omit<CheckoutProps, 'step'> {
  step: CheckoutStep;
}

/** A screen that is told by its address what to buy, and for whom. */
function StepByQuery({ step, ...handed }: Omit<StepProps, 'show'>) {
  useLeaveUnknownShow(useId());
  const query = new URLSearchParams(useSearch());
  const { email, paymentTypeId, couponId } = useScreenParams();
  const word = (name: string) => query.get(name) ?? undefined;
  return (
    <Step
      {...handed}
      step={step}
      show={word('id') ?? ''}
      forUserId={word('forUserId')}
      email={word('email') ?? email}
      donate={word('donate') ?? word('donation')}
      paymentTypeId={word('payTypeId') ?? paymentTypeId}
      couponId={couponId}
    />
  );
}

function StepByPayment({ step, payment }: Pick<StepProps, 'step'> & { payment: Payment }) {
  const { email, paymentTypeId } = useScreenParams();
  return (
    <Step
      step={step}
      show={payment.room_id}
      forUserId={giftOf(payment) ?? undefined}
      email={email}
      payment={payment}
      paymentTypeId={paymentTypeId}
    />
  );
}

/** Where nothing was ordered: one goes back to what one looked at. */
const before: readonly CheckoutState[] = [
  'login_prompt',
  'profile_incomplete',
  'own_show',
  'queue',
  'ticket_exists',
  'email',
  'donation',
  'redeem',
  'method',
  'phone',
  'all_held',
  'sold_out',
];

/** Whence one came to a purchase: the show's page, or the one on which somebody was chosen. */
function startHref(show: Id, forUserId: Id | undefined): string {
  return forUserId === undefined ? showHref({ id: show }) : `/TicketGift?id=${encodeURIComponent(show)}`;
}

function Step(props: StepProps) {
  const { show, step, forUserId } = props;
  const { go } = useNavigate();
  const { onTicketOpen, onProfileStart } = useSiteLinks();
  const { onWatchStart } = useWatchStart();
  const onStepChange = useCheckoutSteps({ show, from: step });
  return (
    <section className="site-wrap site-checkout">
      <h1 className="panggung-hidden">{useShellWords().buy_ticket}</h1>
      <Checkout
        {...props}
        variant="page"
        onStepChange={onStepChange}
        onTicketOpen={onTicketOpen}
        onWatchStart={onWatchStart}
        onProfileStart={onProfileStart}
        onPaymentDeleted={() => go('/yourTicket', { replace: true })}
        onCheckoutClose={({ detail }) => {
          const isBefore = before.some((state) => state === detail.state);
          go(isBefore ? startHref(show, forUserId) : '/', { replace: isBefore });
        }}
      />
    </section>
  );
}
