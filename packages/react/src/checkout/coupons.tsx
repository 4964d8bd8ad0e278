import type { CheckoutSnapshot } from '@panggung/client';
import { type Coupon, fill, formatDate, formatRupiah, type Id, sameId } from '@panggung/core';
import { useId } from 'react';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { couponShape } from '../ui/icon-payment.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useLanguage } from '../ui/widget.js';
import { useCheckoutWords } from './checkout-words.js';

interface CouponRowProps {
  coupon: Coupon;
  group: string;
  isChosen: boolean;
  onChoose: (id: Id) => void;
}

function CouponRow({ coupon, group, isChosen, onChoose }: CouponRowProps) {
  const words = useCheckoutWords();
  const language = useLanguage();
  const { coupon_type, title, end_date } = coupon;
  return (
    <label className="panggung-checkout__method" data-state={isChosen ? 'checked' : 'unchecked'}>
      <span className="panggung-checkout__tile" aria-hidden="true">
        <Icon shape={couponShape} size={16} />
      </span>
      <span className="panggung-checkout__method-name">
        {title || coupon_type}
        <small>
          {words[coupon_type]}
          {end_date !== null && <> · {fill(words.coupon_until, { date: formatDate(end_date, language) })}</>}
        </small>
      </span>
      <input
        type="radio"
        className="panggung-checkout__radio"
        name={group}
        checked={isChosen}
        onChange={() => onChoose(coupon.id)}
      />
    </label>
  );
}

function Remove({ onPress }: { onPress: () => void }) {
  const words = useCheckoutWords();
  const part = useFocusHeir<HTMLSpanElement>('.panggung-checkout__coupons input, h2');
  return (
    <span ref={part}>
      <Button variant="text" size="small" onClick={onPress}>
        {words.coupon_remove}
      </Button>
    </span>
  );
}

export interface CouponsProps extends Pick<CheckoutSnapshot, 'coupons' | 'coupon'> {
  onChoose: (id: Id | null) => void;
}

/** The coupons that may pay for this ticket, one at most; guests have none. I-01 to I-04, F-24. */
export function Coupons({ coupons, coupon, onChoose }: CouponsProps) {
  const words = useCheckoutWords();
  const group = useId();
  return (
    <div className="panggung-checkout__coupons">
      <div className="panggung-checkout__coupons-head">
        <p id={group}>{words.coupon_choose}</p>
        {coupon && <Remove onPress={() => onChoose(null)} />}
      </div>
      <div className="panggung-checkout__scroll" role="radiogroup" aria-labelledby={group} part="panel">
        {coupons.map((one) => (
          <CouponRow
            key={one.id}
            coupon={one}
            group={`${group}-coupon`}
            isChosen={sameId(one.id, coupon?.id)}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

/** What a coupon takes off, as a line of the price. I-04. */
export function Discount({ coupon, amount }: { coupon: Coupon; amount: number }) {
  const words = useCheckoutWords();
  return (
    <div data-tone="less">
      <dt>{fill(words.coupon_line, { type: coupon.coupon_type })}</dt>
      <dd>{formatRupiah(-amount)}</dd>
    </div>
  );
}

/** A coupon that pays for all leaves nothing to choose, and takes no donation along. H-08, AMB-109. */
export function NothingToPay({ hasDonation }: { hasDonation: boolean }) {
  const words = useCheckoutWords();
  return hasDonation ? <p className="panggung-checkout__note">{words.coupon_no_donation}</p> : null;
}
