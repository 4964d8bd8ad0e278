import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { backShape } from '../ui/icon-payment.js';
import { useCheckoutWords } from './checkout-words.js';
import { OrderSummary } from './order-summary.js';
import { Problem } from './problem.js';
import type { StepProps } from './step-props.js';

/** Leads to the screen before, or out where there is none. */
export function goBack({ checkout, onLeave }: StepProps): void {
  if (!checkout.back()) onLeave();
}

export interface StepFootProps {
  step: StepProps;
  /**
   * What the way on is called.
   * @default NEXT
   */
  label?: string;
  isDisabled?: boolean;
  isLoading?: boolean;
  /** An order is on its way: nothing may be turned back. */
  isOrdering?: boolean;
  /** Whether what went wrong is said at the field already. */
  isSaid?: boolean;
  /**
   * Goes on.
   * @default the form is sent
   */
  onNext?: () => void;
  hasBack?: boolean;
  /** Between the price and the way on. */
  children?: ReactNode;
}

/** What it costs, what went wrong, and the way on. */
export function StepFoot(props: StepFootProps) {
  const {
    step,
    label,
    isDisabled = false,
    isLoading = false,
    isOrdering = false,
    isSaid,
    onNext,
    hasBack = true,
  } = props;
  const words = useCheckoutWords();
  const { problem, retryAt } = step.snapshot;
  return (
    <div className="panggung-checkout__foot">
      <OrderSummary snapshot={step.snapshot} show={step.show} />
      {props.children}
      <Problem code={isSaid ? null : problem} retryAt={retryAt} isTrying={isOrdering} />
      <Button
        type={onNext ? 'button' : 'submit'}
        size="large"
        isBlock
        isCaps
        disabled={isDisabled && !isLoading}
        isLoading={isLoading}
        {...(onNext && { onClick: onNext })}
      >
        {label ?? words.next}
      </Button>
      {hasBack && (
        <Button variant="text" isBlock disabled={isOrdering} onClick={() => goBack(step)}>
          <Icon shape={backShape} size={16} />
          {words.back}
        </Button>
      )}
    </div>
  );
}
