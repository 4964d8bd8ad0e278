import type { CheckoutSnapshot } from '@panggung/client';
import { ALERT_MS, type CheckoutWords, fill, type Id } from '@panggung/core';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Dialog } from '../ui/dialog.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { CheckoutWordsProvider, useCheckoutWords } from './checkout-words.js';
import { chosenMethod } from './chosen-method.js';
import { EnteringStep } from './entering-step.js';
import { focusTitle } from './focus-title.js';
import { ForWhom } from './for-whom.js';
import { type Scene, sceneOf } from './scene.js';
import { StepPlace } from './step-place.js';
import type { StepProps, WayOutListeners } from './step-props.js';
import { type CheckoutControl, useCheckout } from './use-checkout.js';
import { useStand } from './use-stand.js';

export interface CheckoutProps extends PanggungSettings, CheckoutControl, WayOutListeners {
  /**
   * `page` stands in the page; `dialog` opens in the top layer as long as it is mounted.
   * @default 'page'
   */
  variant?: 'page' | 'dialog';
  /** The person is done or gives up: unmount a dialog, leave a page. Not cancelable. */
  onCheckoutClose?: WidgetListener<'checkout-close'> | undefined;
}

/** Moves the focus to the new screen's heading, once the person is past the first one. */
function useStepFocus(frame: RefObject<HTMLElement | null>, screen: Scene['Screen']): void {
  const before = useRef(screen);
  const hasBegun = useRef(screen !== EnteringStep);
  // With the screen itself: later, it would be taken from who types already.
  useLayoutEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    const dialog = frame.current?.closest('dialog');
    const isFirst = !hasBegun.current && !dialog;
    hasBegun.current ||= screen !== EnteringStep;
    if (!isFirst) focusTitle(dialog ?? frame.current, 'nearest');
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

/** A part of the time for which an alert is shown, in ms. */
const LOOK_MS = 500;

/**
 * A page moves on by itself after a failure was read, unless money is owed: that is for the person to end. Who said no
 * in a wallet's tab reads it when they come back. H-34.
 */
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
    let left = ALERT_MS;
    const timer = setInterval(() => {
      left = document.hidden ? ALERT_MS : left - LOOK_MS;
      if (left === 0) latest.current();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [variant, state, isOwed]);
}

/** A page that leaves every screen but the first dialogs to others draws nothing until it knows. */
function isElsewhere({ step, variant }: CheckoutProps, { state, problem }: CheckoutSnapshot, scene: Scene) {
  const isAsking = scene.isDialog || (state === 'entering' && problem !== null);
  return step === 'entry' && variant === 'dialog' && !isAsking;
}

/** Tells the host that the person leaves; a dialog, once. */
function useLeave(props: CheckoutProps, { state }: CheckoutSnapshot, restart: () => void): () => void {
  const { show, variant, step, onCheckoutClose } = props;
  const hasLeft = useRef(false);
  return () => {
    // A native dialog tells of its closing again when it is taken away.
    if (hasLeft.current) return;
    hasLeft.current = variant === 'dialog';
    emit(onCheckoutClose, { show_id: show, state });
    // A page that steers itself leaves; one that does not starts over.
    if (!step) restart();
  };
}

interface FrameProps {
  step: StepProps;
  Screen: Scene['Screen'];
  /** Written over the screen; a dialog has its own. */
  title: string | null;
}

function Frame({ step, Screen, title }: FrameProps) {
  const words = useCheckoutWords();
  const frame = useRef<HTMLDivElement>(null);
  const { forUserId: receiver } = step.checkout;
  const { snackbar, show: confirm } = useSnackbar();
  const isStand = title !== null && receiver === null;
  useStepFocus(frame, Screen);
  useStand(frame, (isStand && step.show?.id) || null);
  return (
    <div ref={frame} className="panggung-checkout__frame">
      {title !== null && <h2 className="panggung-checkout__title">{title}</h2>}
      {receiver !== null && step.snapshot.buyer === 'person' && (
        <p className="panggung-checkout__lead">
          <ForWhom id={receiver} />
        </p>
      )}
      <p className="panggung-hidden" role="status">
        {spoken(step.snapshot, words)}
      </p>
      <Screen {...step} onConfirm={confirm} />
      {snackbar}
    </div>
  );
}

interface SceneViewProps extends Omit<StepProps, 'leaveLabel' | 'onConfirm'> {
  scene: Scene;
  variant: CheckoutProps['variant'];
}

function SceneView({ scene, variant, ...props }: SceneViewProps) {
  const words = useCheckoutWords();
  const { Screen, isDialog } = scene;
  const title = fill(words[scene.title], { name: chosenMethod(props.snapshot)?.name ?? '' });
  const isPage = variant !== 'dialog';
  const leaveLabel = words[isPage ? 'go_dashboard' : 'close'];
  const step: StepProps = { ...props, leaveLabel, onConfirm: () => {} };
  if (isPage && !isDialog) return <Frame step={step} Screen={Screen} title={title} />;
  return (
    <Dialog title={title} closeLabel={words.close} onClose={props.onLeave}>
      <Frame step={step} Screen={Screen} title={null} />
    </Dialog>
  );
}

function CheckoutBody(props: CheckoutProps) {
  const { show: id, variant, onTicketOpen, onWatchStart, onSignInStart, onProfileStart } = props;
  const { checkout, snapshot } = useCheckout(props);
  const show = useShow(id);
  const scene = sceneOf(snapshot);
  useWidgetState(snapshot.state);
  const onLeave = useLeave(props, snapshot, checkout.restart);
  useFailureExit(props, snapshot, onLeave);
  if (isElsewhere(props, snapshot, scene)) return null;
  const out = { onTicketOpen, onWatchStart, onSignInStart, onProfileStart };
  return (
    <CheckoutWordsProvider place={variant !== 'dialog' && <StepPlace show={show} />}>
      <SceneView {...{ checkout, snapshot, show, out, onLeave, scene, variant }} />
    </CheckoutWordsProvider>
  );
}

/**
 * The purchase of a ticket from its first question to the ticket, for guests and for who is signed in.
 * @example <Checkout show="7" onCheckoutClose={() => navigate('/')} />
 */
export function Checkout(props: CheckoutProps) {
  return (
    <Widget {...props} name="checkout">
      <CheckoutBody {...props} />
    </Widget>
  );
}
