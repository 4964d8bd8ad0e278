import { formatPrice } from '@panggung/core';
import { useCheckoutWords } from './checkout-words.js';

/** The price of the ticket and what is to be paid, in rupiah. */
export function OrderSummary({ amount, isChanged }: { amount: number | null; isChanged: boolean }) {
  const words = useCheckoutWords();
  const price = amount === null ? '–' : formatPrice(amount, 'FREE');
  return (
    <dl className="panggung-checkout__summary">
      <div>
        <dt>{words.ticket}</dt>
        <dd>{price}</dd>
      </div>
      <div className="panggung-checkout__total" data-changed={isChanged || undefined}>
        <dt>{words.total}</dt>
        <dd part="price">{price}</dd>
      </div>
    </dl>
  );
}
