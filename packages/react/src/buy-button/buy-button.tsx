import { formatSpan, type Show, showMessages } from '@panggung/core';
import { Button, type ButtonProps } from '../ui/button.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { useHeldFor } from '../ui/use-held-for.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { BuyCard } from './buy-card.js';
import { type BuyControl, type BuyView, useBuyButton, warmUp } from './use-buy-button.js';

export interface BuyButtonProps extends PanggungSettings, BuyControl {
  /**
   * `card` shows what is bought; `button` is the button alone, from 120 px.
   * @default 'card'
   */
  variant?: 'card' | 'button';
  onPaymentPending?: WidgetListener<'payment-pending'> | undefined;
  onTicketIssued?: WidgetListener<'ticket-issued'> | undefined;
  onCheckoutClose?: WidgetListener<'checkout-close'> | undefined;
}

function HeldClock({ show }: { show: Show }) {
  const span = useHeldFor(show);
  return span === null ? null : <span className="panggung-buy-button__time">{formatSpan(span)}</span>;
}

function useButton({ state, show, open, reload }: BuyView): Partial<ButtonProps> {
  const words = useWords(showMessages);
  const buttons: Record<BuyView['state'], Partial<ButtonProps>> = {
    loading: { children: words.buy, disabled: true },
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

function BuyBody(props: BuyButtonProps) {
  const view = useBuyButton(props);
  const { state, module, dialog } = view;
  const button = useButton(view);
  useWidgetState(state);
  const { variant = 'card', show, onPaymentPending, onTicketIssued, onCheckoutClose } = props;
  const told = { show, onPaymentPending, onTicketIssued };
  const press = (
    <Button
      size="large"
      isBlock
      isLoading={dialog === 'opening'}
      aria-haspopup="dialog"
      onPointerEnter={warmUp}
      onFocus={warmUp}
      {...button}
    >
      {button.children}
    </Button>
  );
  return (
    <>
      {variant === 'card' ? <BuyCard view={view}>{press}</BuyCard> : press}
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

/**
 * A ticket in one tag: a card or a button that opens the checkout in place, and finds a pending payment again.
 * @example <BuyButton show="7" apiUrl="https://api.example.com" partnerKey="pk_venue" />
 */
export function BuyButton(props: BuyButtonProps) {
  return (
    <Widget {...props} name="buy-button">
      <BuyBody {...props} />
    </Widget>
  );
}
