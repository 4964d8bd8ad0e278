import { buyMessages, formatSpan, paymentActionMessages, type Show } from '@panggung/core';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../ui/button.js';
import { LinkButton } from '../ui/link-button.js';
import { onDemand } from '../ui/on-demand.js';
import { useHeldFor } from '../ui/use-held-for.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { emit } from '../ui/widget-event.js';
import type { BuyButtonProps } from './buy-button.js';
import { BuyCard } from './buy-card.js';
import { BuyPlace } from './buy-place.js';
import { type BuyView, useBuyButton, warmUp } from './use-buy-button.js';

const SaleWatch = onDemand(async () => (await import('./sale-watch.js')).SaleWatch);

function HeldClock({ show }: { show: Show }) {
  const span = useHeldFor(show);
  return span === null ? null : <span className="panggung-buy-button__time">{formatSpan(span)}</span>;
}

function useButton({ state, show, open, reload, queue }: BuyView): Partial<ButtonProps> {
  const words = useWords(buyMessages);
  const buttons: Record<BuyView['state'], Partial<ButtonProps>> = {
    loading: {},
    failed: { children: words.retry, variant: 'secondary', onClick: reload },
    ready: { children: words.buy, onClick: open },
    pending: { children: words.resume, isCaps: true, onClick: open },
    issued: { children: words.see_ticket, onClick: open },
    redeem: { children: words.redeem, onClick: open },
    queue: { children: queue, onClick: open },
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
  return buttons[state];
}

/** To the wallet's page, in a tab that no browser stops, with the payment's details behind it. G-15, AMB-113. */
function WalletLink({ href, onOpen, look }: { href: string; onOpen: () => void; look: LookProps }) {
  const words = useWords(paymentActionMessages);
  return (
    <LinkButton {...look} href={href} target="_blank" rel="noopener noreferrer" isCaps onClick={onOpen}>
      {words.continue_payment}
      <span className="panggung-hidden"> {words.opens_tab}</span>
    </LinkButton>
  );
}

type LookProps = Pick<ButtonProps, 'size' | 'isBlock' | 'variant'>;

function Press({ view, look }: { view: BuyView; look: LookProps }) {
  const { children, ...button } = useButton(view);
  if (view.wallet) return <WalletLink href={view.wallet} onOpen={view.open} look={look} />;
  return (
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

/** What the checkout is told of the button's host. */
function toldOf(props: BuyButtonProps) {
  const { show, onPaymentPending, onTicketIssued, onPaymentDeleted } = props;
  const { onTicketOpen, onSignInStart, onProfileStart } = props;
  return {
    show,
    onPaymentPending,
    onTicketIssued,
    onPaymentDeleted,
    onTicketOpen,
    onSignInStart,
    onProfileStart,
  };
}

/** The checkout behind the button; a host with pages of its own has only what no page is for drawn here. */
function Purchase({ props, view }: { props: BuyButtonProps; view: BuyView }) {
  const { module, dialog } = view;
  if (!module || dialog !== 'open') return null;
  const { onCheckoutClose, onStepChange } = props;
  const lead = onStepChange && {
    step: 'entry' as const,
    onStepChange(...next: Parameters<typeof onStepChange>) {
      view.close();
      onStepChange(...next);
    },
  };
  return (
    <module.Checkout
      {...toldOf(props)}
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
  const { state, module, watched } = view;
  useWidgetState(state);
  const { show, onPaymentPending, onTicketIssued, onPaymentDeleted } = props;
  const watch = { show, onPaymentPending, onTicketIssued, onPaymentDeleted };
  return (
    <>
      <Offer {...props} view={view} />
      {watched && <SaleWatch show={watched} onDoor={view.onDoor} />}
      {module && <module.CheckoutWatch {...watch} onState={view.onState} />}
      <Purchase props={props} view={view} />
    </>
  );
}
