import { buyMessages, formatSpan, type Show } from '@panggung/core';
import { Button, type ButtonProps } from '../ui/button.js';
import { useHeldFor } from '../ui/use-held-for.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { emit } from '../ui/widget-event.js';
import type { BuyButtonProps } from './buy-button.js';
import { BuyCard } from './buy-card.js';
import { BuyPlace } from './buy-place.js';
import { type BuyView, useBuyButton, warmUp } from './use-buy-button.js';

function HeldClock({ show }: { show: Show }) {
  const span = useHeldFor(show);
  return span === null ? null : <span className="panggung-buy-button__time">{formatSpan(span)}</span>;
}

function useButton({ state, show, open, reload }: BuyView): Partial<ButtonProps> {
  const words = useWords(buyMessages);
  const buttons: Record<BuyView['state'], Partial<ButtonProps>> = {
    loading: {},
    failed: { children: words.retry, variant: 'secondary', onClick: reload },
    ready: { children: words.buy, onClick: open },
    pending: { children: words.resume, isCaps: true, onClick: open },
    issued: { children: words.see_ticket, onClick: open },
    redeem: { children: words.redeem_only, disabled: true },
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

function Offer({
  view,
  variant = 'card',
  show,
}: Pick<BuyButtonProps, 'variant' | 'show'> & { view: BuyView }) {
  const { children, ...button } = useButton(view);
  if (view.state === 'loading') return <BuyPlace show={show} variant={variant} />;
  const press = (
    <Button
      size="large"
      isBlock
      variant={variant === 'quiet' ? 'secondary' : 'primary'}
      isLoading={view.dialog === 'opening'}
      aria-haspopup="dialog"
      onPointerEnter={warmUp}
      onFocus={warmUp}
      {...button}
    >
      {children}
    </Button>
  );
  return variant === 'card' ? <BuyCard view={view}>{press}</BuyCard> : press;
}

/** What a buy button is once its code is there: the offer, and the checkout behind it. */
export function BuyBody(props: BuyButtonProps) {
  const view = useBuyButton(props);
  const { state, module, dialog } = view;
  useWidgetState(state);
  const { show, onPaymentPending, onTicketIssued, onCheckoutClose } = props;
  const told = { show, onPaymentPending, onTicketIssued };
  return (
    <>
      <Offer {...props} view={view} />
      {module && <module.CheckoutWatch {...told} onState={view.onState} />}
      {module && dialog === 'open' && (
        <module.Checkout
          {...told}
          variant="dialog"
          onCheckoutClose={({ detail }) => {
            view.close();
            emit(onCheckoutClose, detail);
          }}
        />
      )}
    </>
  );
}
