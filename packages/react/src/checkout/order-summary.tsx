import type { CheckoutSnapshot } from '@panggung/client';
import { fill, formatPrice, formatRupiah, quote, type Show } from '@panggung/core';
import { useCheckoutWords } from './checkout-words.js';

interface LineProps {
  label: string;
  amount: string;
  tone?: 'less';
}

function Line({ label, amount, tone }: LineProps) {
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** What makes up the price, line by line, and what is to be paid. H-41, AMB-108, AMB-109. */
export function OrderSummary({ snapshot, show }: { snapshot: CheckoutSnapshot; show: Show | null }) {
  const words = useCheckoutWords();
  const { coupon, problem } = snapshot;
  const price = snapshot.quote ?? (show && quote(show));
  const total = price ? formatPrice(price.total, 'FREE') : '–';
  const isChanged = problem === 'amount_mismatch' || problem === 'coupon_unusable';
  return (
    <dl className="panggung-checkout__summary">
      <Line label={words.ticket} amount={price ? formatPrice(price.ticket, 'FREE') : '–'} />
      {coupon && price && price.discount > 0 && (
        <Line
          tone="less"
          label={fill(words.coupon_line, { type: coupon.coupon_type })}
          amount={formatRupiah(-price.discount)}
        />
      )}
      {price && price.donate > 0 && <Line label={words.donation} amount={formatRupiah(price.donate)} />}
      <div className="panggung-checkout__total" data-changed={isChanged || undefined}>
        <dt>{words.total}</dt>
        <dd part="price">{total}</dd>
      </div>
    </dl>
  );
}
