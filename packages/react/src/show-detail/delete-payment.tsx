import { getCheckout } from '@panggung/client';
import { type CheckoutState, type Payment, paymentActionMessages, type Show } from '@panggung/core';
import { useEffect, useRef, useState } from 'react';
import { CheckoutWordsProvider, DeleteDialog } from '../checkout/index.js';
import { Button } from '../ui/button.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';

/** While somebody is asked whether to, or waits for it. */
const asking: readonly CheckoutState[] = ['delete_prompt', 'deleting'];

export interface DeletePaymentProps {
  show: Show;
  payment: Payment;
  /** Says what was done, in the widget's snackbar. */
  onSay: (text: string) => void;
}

/** Gives up a payment of one's own that waits for its money. E-42, G-13. */
export function DeletePayment({ show, payment, onSay }: DeletePaymentProps) {
  const words = useWords(paymentActionMessages);
  const checkout = getCheckout(usePanggung(), show.id);
  const snapshot = useStore(checkout.$state);
  // An open checkout asks by itself.
  const [isAsked, setAsked] = useState(false);
  const isAsking = isAsked && asking.includes(snapshot.state);
  const part = useFocusHeir<HTMLDivElement>();
  const said = useRef(() => {});
  said.current = () => onSay(words.deleted);
  // At once: with the payment, this goes away.
  useEffect(
    () =>
      checkout.$state.listen(
        ({ state }, before) => state !== before?.state && state === 'deleted' && said.current(),
      ),
    [checkout],
  );
  const ask = () => {
    setAsked(true);
    checkout.askDelete();
  };
  return (
    <div ref={part}>
      <Button variant="text" isCaps aria-haspopup="dialog" onClick={ask}>
        {words.delete}
      </Button>
      {isAsking && (
        <CheckoutWordsProvider>
          <DeleteDialog {...{ checkout, snapshot, show, payment }} />
        </CheckoutWordsProvider>
      )}
    </div>
  );
}
