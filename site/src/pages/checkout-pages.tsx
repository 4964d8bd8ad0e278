import type { CheckoutStep, Id } from '@panggung/core';
import { Checkout } from '@panggung/react';
import type { ScreenParams } from '../navigation/entry.js';
import { useNavigate, useScreenParams } from '../navigation/navigate.js';
import { useShellWords } from '../shell/settings.js';
import { useId } from '../use-id.js';

const stepPaths: Record<CheckoutStep, (show: Id) => string> = {
  entry: (show) => `/show/detail?id=${encodeURIComponent(show)}`,
  email: (show) => `/withEmail?id=${encodeURIComponent(show)}`,
  donation: (show) => `/Donation?id=${encodeURIComponent(show)}`,
  redeem: (show) => `/PaymentFree?id=${encodeURIComponent(show)}`,
  method: (show) => `/PaymentTypeList?id=${encodeURIComponent(show)}`,
  phone: (show) => `/PaymentWithOVO?id=${encodeURIComponent(show)}`,
  pending: () => '/PaymentCountdown',
  detail: () => '/PaymentDetail',
  success: () => '/PaymentSuccess',
};

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
  return <Step step={step} show={useId()} />;
}

function StepByPayment({ step }: { step: CheckoutStep }) {
  const show = useScreenParams().dataPayment?.room_id;
  return show !== undefined && <Step step={step} show={show} />;
}

function Step({ step, show }: { step: CheckoutStep; show: Id }) {
  const { go } = useNavigate();
  const { email, dataPayment, paymentTypeId } = useScreenParams();
  const words = useShellWords();
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
          const state: ScreenParams = {
            email,
            dataPayment: payment ?? undefined,
            paymentTypeId: paymentTypeId ?? undefined,
          };
          // Only choosing a method is a step one goes back from; where a payment waits, there is no before.
          go(stepPaths[next](show), { state, replace: next !== 'method' });
        }}
        onCheckoutClose={() => go('/')}
      />
    </section>
  );
}
