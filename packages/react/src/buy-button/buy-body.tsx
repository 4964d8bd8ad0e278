import { buyMessages, formatSpan, type Show } from '@panggung/core';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../ui/button.js';
import { onDemand } from '../ui/on-demand.js';
import { useHeldFor } from '../ui/use-held-for.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { emit } from '../ui/widget-event.js';
import type { BuyButtonProps } from './buy-button.js';
import { BuyCard } from './buy-card.js';
import { BuyPlace } from './buy-place.js';
import { type BuyView, useBuyButton, useWarmUp } from './use-buy-button.js';

const WalletLink = onDemand(async () => (await import('./wallet-link/index.js')).WalletLink);
const BuyWatch = onDemand(async () => (await import('./buy-watch/index.js')).BuyWatch);

function HeldClock({ show }: { show: Show }) {
  const span = useHeldFor(show);
  return span !== null && <span className="panggung-buy-button__time">{formatSpan(span)}</span>;
}

function useButton({ state, show, open, reload, label, way }: BuyView): Partial<ButtonProps> {
  const words = useWords(buyMessages);
  const buttons: Record<BuyView['state'], Partial<ButtonProps>> = {
    loading: {},
    failed: { children: words.retry, variant: 'secondary', onClick: reload },
    ready: { children: words.buy, onClick: open },
    pending: { children: words.resume, isCaps: true, onClick: open },
    issued: { children: words.see_ticket, onClick: open },
    redeem: { children: words.redeem, onClick: open },
    queue: { children: label, onClick: open },
    waiting: { children: label, disabled: true },
    sold_out: { children: words.sold_out, disabled: true },
    all_held: {
      children: (
        <>
          {words.held}
          {show && <HeldClock show={show} />}
        </>
      ),
      disabled: true,
    },
  };
  return way?.press ?? buttons[state];
}

/** How the button looks. */
export type LookProps = Pick<ButtonProps, 'size' | 'isBlock' | 'variant'>;

function Press({ view, look }: { view: BuyView; look: LookProps }) {
  const { children, ...button } = useButton(view);
  const warmUp = useWarmUp();
  const press = (
    <Button
      {...look}
      isLoading={view.dialog === 'opening'}
      aria-haspopup="dialog"
      onPointerEnter={warmUp}
      onFocus={warmUp}
      {...button}
    >
      {children}
    </Button>
  );
  if (!view.wallet) return press;
  return (
    <div className="panggung-buy-button__wallet">
      <WalletLink {...look} href={view.wallet} fallback={press} onClick={view.open} />
    </div>
  );
}

function Offer({
  view,
  variant = 'card',
  show,
}: Pick<BuyButtonProps, 'variant' | 'show'> & { view: BuyView }): ReactNode {
  if (view.state === 'loading') return <BuyPlace show={show} variant={variant} />;
  const look: LookProps = {
    size: 'large',
    isBlock: true,
    variant: variant === 'quiet' ? 'secondary' : 'primary',
  };
  const press = <Press view={view} look={look} />;
  return variant === 'card' ? <BuyCard view={view}>{press}</BuyCard> : press;
}

/** The checkout behind the button; a host with pages of its own has only what no page is for drawn here. */
function Purchase({ props, view }: { props: BuyButtonProps; view: BuyView }) {
  const { module, dialog } = view;
  if (!module || dialog !== 'open') return null;
  const { variant, onCheckoutClose, onStepChange, ...told } = props;
  const lead = onStepChange && {
    step: 'entry' as const,
    onStepChange(...next: Parameters<typeof onStepChange>) {
      view.close();
      onStepChange(...next);
    },
  };
  return (
    <module.Checkout
      {...told}
      {...lead}
      asks
      variant="dialog"
      onCheckoutClose={({ detail }) => {
        view.close();
        emit(onCheckoutClose, detail);
      }}
    />
  );
}

/** What a buy button is once its code is there: the offer, and the checkout behind it. */
export function BuyBody(props: BuyButtonProps) {
  const view = useBuyButton(props);
  const { state, module, followed } = view;
  useWidgetState(state);
  return (
    <>
      <Offer {...props} view={view} />
      {followed && <BuyWatch {...props} view={view} followed={followed} />}
      {module && <module.CheckoutWatch {...props} onState={view.onState} />}
      <Purchase props={props} view={view} />
    </>
  );
}
