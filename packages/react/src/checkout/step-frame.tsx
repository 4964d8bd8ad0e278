import type { Show } from '@panggung/core';
import type { FormEvent, ReactNode } from 'react';
import { OrderHead } from './order-head.js';

export interface StepFrameProps {
  /** What is bought; nothing where the screen itself shows it. */
  show?: Show | null;
  /** Under what is bought: what it costs, and the way on. */
  aside?: ReactNode;
  /**
   * `pay` shows how to pay beside it, which is long; `end` has the ways on there.
   * @default 'ask'
   */
  kind?: 'ask' | 'pay' | 'end';
  isBusy?: boolean;
  /** Makes the screen a form. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** A screen: what is asked, and what is bought above it, or beside it where there is room. */
export function StepFrame({ show, aside, kind = 'ask', isBusy = false, onSubmit, children }: StepFrameProps) {
  const parts = (
    <>
      <div className="panggung-checkout__main">{children}</div>
      <div className="panggung-checkout__aside">
        {show !== undefined && <OrderHead show={show} />}
        {aside}
      </div>
    </>
  );
  const box = { className: 'panggung-checkout__step', 'data-kind': kind, 'aria-busy': isBusy || undefined };
  if (!onSubmit) return <div {...box}>{parts}</div>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form {...box} noValidate onSubmit={submit}>
      {parts}
    </form>
  );
}
