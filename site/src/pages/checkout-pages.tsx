import type { CheckoutStep, Id, Payment } from '@panggung/core';
import { Checkout } from '@panggung/react';
import { useLocation, useNavigate } from 'react-router';
import { useShellWords } from '../shell/settings.js';
import { useLeaveNotFound } from '../shell/use-leave.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { useIdQuery } from '../use-id-query.js';

/** What one screen hands to the next, in the browser's history: it survives reload and back. AMB-018. */
interface Handover {
  email?: string | undefined;
  dataPayment?: Payment | undefined;
  paymentTypeId?: Id | undefined;
}

const stepPaths: Record<CheckoutStep, (show: Id) => string> = {
  email: (show) => `/withEmail?id=${encodeURIComponent(show)}`,
  method: (show) => `/PaymentTypeList?id=${encodeURIComponent(show)}`,
  pending: () => '/PaymentCountdown',
  success: () => '/PaymentSuccess',
};

const stepTitles = {
  email: 'buy_ticket',
  method: 'choose_method',
  pending: 'pay',
  success: 'success',
} as const;

/** A guest's address. F-04 to F-09. */
export function EmailPage() {
  return <StepByQuery step="email" />;
}

/** How to pay. H-01 to H-07. */
export function MethodPage() {
  return <StepByQuery step="method" />;
}

/** The payment that waits. H-22 to H-35, AMB-019. */
export function CountdownPage() {
  return <StepByPayment step="pending" />;
}

/** The ticket is there. H-37, AMB-117. */
export function SuccessPage() {
  return <StepByPayment step="success" />;
}

function StepByQuery({ step }: { step: CheckoutStep }) {
  const show = useIdQuery();
  return show && <Step step={step} show={show} />;
}

function StepByPayment({ step }: { step: CheckoutStep }) {
  const show = useHandover().dataPayment?.room_id;
  useLeaveNotFound(show === undefined);
  return show !== undefined && <Step step={step} show={show} />;
}

function Step({ step, show }: { step: CheckoutStep; show: Id }) {
  const navigate = useNavigate();
  const { email, dataPayment, paymentTypeId } = useHandover();
  const words = useShellWords();
  usePageTitle(words[stepTitles[step]]);
  return (
    <section className="site-wrap site-checkout">
      <h1 className="panggung-hidden">{words.buy_ticket}</h1>
      <Checkout
        variant="page"
        show={show}
        step={step}
        email={email}
        payment={dataPayment}
        paymentTypeId={paymentTypeId}
        onStepChange={(next, { email, payment, paymentTypeId }) => {
          const state: Handover = {
            email,
            dataPayment: payment ?? undefined,
            paymentTypeId: paymentTypeId ?? undefined,
          };
          // Only choosing a method is a step one goes back from; where a payment waits, there is no before.
          navigate(stepPaths[next](show), { state, replace: next !== 'method' });
        }}
        onCheckoutClose={() => navigate('/')}
      />
    </section>
  );
}

function useHandover(): Handover {
  const { state }: { state: unknown } = useLocation();
  return typeof state === 'object' && state !== null ? state : {};
}
