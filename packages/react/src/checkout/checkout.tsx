import type { CheckoutSnapshot } from '@panggung/client';
import { ALERT_MS, type CheckoutState, type Id } from '@panggung/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Dialog } from '../ui/dialog.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { type CheckoutWords, useCheckoutWords } from './checkout-words.js';
import { EmailStep } from './email-step.js';
import { FailedStep } from './failed-step.js';
import { MethodStep } from './method-step.js';
import { NoSeatStep } from './no-seat-step.js';
import { type EndStepProps, PendingStep } from './pending-step.js';
import { SuccessStep } from './success-step.js';
import { type CheckoutControl, useCheckout } from './use-checkout.js';

export interface CheckoutProps extends PanggungSettings, CheckoutControl {
  /**
   * `page` stands in the page; `dialog` opens in the top layer as long as it is mounted.
   * @default 'page'
   */
  variant?: 'page' | 'dialog';
  /** The person is done or gives up: unmount a dialog, leave a page. Not cancelable. */
  onCheckoutClose?: WidgetListener<'checkout-close'> | undefined;
}

/** A screen and what is written over it. */
interface Scene {
  Screen: (props: EndStepProps) => ReactNode;
  title: keyof CheckoutWords;
}

const email: Scene = { Screen: EmailStep, title: 'email_title' };
const method: Scene = { Screen: MethodStep, title: 'method_title' };
const noSeat: Scene = { Screen: NoSeatStep, title: 'method_title' };
const pending: Scene = { Screen: PendingStep, title: 'pay_title' };

/** Of states that a guest's purchase does not reach yet. */
const nothing: Scene = { Screen: () => null, title: 'email_title' };

const scenes: Record<CheckoutState, Scene> = {
  entering: email,
  login_prompt: nothing,
  profile_incomplete: nothing,
  own_show: nothing,
  queue: nothing,
  email,
  checking: email,
  registered: email,
  ticket_exists: email,
  donation: nothing,
  redeem: nothing,
  redeeming: nothing,
  validating: nothing,
  taking: email,
  loading: method,
  method,
  phone: nothing,
  ordering: method,
  all_held: noSeat,
  sold_out: noSeat,
  pending,
  refreshing: pending,
  delete_prompt: pending,
  deleting: pending,
  deleted: nothing,
  failed: { Screen: FailedStep, title: 'FAILED' },
  completed: { Screen: SuccessStep, title: 'COMPLETED' },
};

/** Moves the focus to the new screen's heading, once the person is past the first one. */
function useStepFocus(frame: RefObject<HTMLElement | null>, screen: Scene['Screen']): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    const dialog = frame.current?.closest('dialog');
    const heading = (dialog ?? frame.current)?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'nearest' });
  }, [frame, screen]);
}

/** What a change of the payment sounds like; the failed screen is an alert of its own. */
function spoken({ state, payment }: CheckoutSnapshot, words: CheckoutWords): string {
  if (state === 'completed') return words.COMPLETED;
  if (state === 'refreshing') return words.loading;
  return payment && state === 'pending' ? words.PENDING : '';
}

function useShow(id: Id) {
  const loaded = useStore(usePanggung().shows.one(id));
  return 'value' in loaded ? (loaded.value ?? null) : null;
}

/** A page moves on by itself after a failure was read, unless money is owed: that is for the person to end. H-34. */
function useFailureExit(
  { variant }: CheckoutProps,
  { state, payment }: CheckoutSnapshot,
  leave: () => void,
): void {
  const isOwed = payment?.refund_status === 'due';
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (variant === 'dialog' || state !== 'failed' || isOwed) return;
    const timer = setTimeout(() => latest.current(), ALERT_MS);
    return () => clearTimeout(timer);
  }, [variant, state, isOwed]);
}

function CheckoutBody(props: CheckoutProps) {
  const { show: id, variant = 'page', onCheckoutClose } = props;
  const { checkout, snapshot } = useCheckout(props);
  const { state } = snapshot;
  const words = useCheckoutWords();
  const show = useShow(id);
  const frame = useRef<HTMLDivElement>(null);
  const { snackbar, show: confirm } = useSnackbar();
  const { Screen, title } = scenes[state];
  useWidgetState(state);
  useStepFocus(frame, Screen);

  const hasLeft = useRef(false);
  const leave = () => {
    // A native dialog tells of its closing again when it is taken away.
    if (hasLeft.current) return;
    hasLeft.current = variant === 'dialog';
    emit(onCheckoutClose, { show_id: id, state });
    // A page that steers itself leaves; one that does not starts over.
    if (!props.step) checkout.restart();
  };
  useFailureExit(props, snapshot, leave);

  const body = (
    <div ref={frame} className="panggung-checkout__frame">
      {variant === 'page' && <h2 className="panggung-checkout__title">{words[title]}</h2>}
      <p className="panggung-hidden" role="status">
        {spoken(snapshot, words)}
      </p>
      <Screen
        checkout={checkout}
        snapshot={snapshot}
        show={show}
        onLeave={leave}
        leaveLabel={words[variant === 'page' ? 'go_dashboard' : 'close']}
        onConfirm={confirm}
      />
      {snackbar}
    </div>
  );
  if (variant === 'page') return body;
  return (
    <Dialog title={words[title]} closeLabel={words.close} onClose={leave}>
      {body}
    </Dialog>
  );
}

/**
 * A guest's purchase: address, method, payment, ticket.
 * @example <Checkout show="7" onCheckoutClose={() => navigate('/')} />
 */
export function Checkout(props: CheckoutProps) {
  return (
    <Widget {...props} name="checkout">
      <CheckoutBody {...props} />
    </Widget>
  );
}
