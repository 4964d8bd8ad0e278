import type { CheckoutSnapshot } from '@panggung/client';
import { type Coupon, fill, formatDate, type Id, sameId } from '@panggung/core';
import { useId } from 'react';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { couponShape } from '../ui/icon-payment.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useLanguage } from '../ui/widget.js';
import { useCheckoutWords } from './checkout-words.js';
import { Choice, type ChoiceProps } from './choice.js';

function useNote({ coupon_type, end_date }: Coupon): string {
  const words = useCheckoutWords();
  const language = useLanguage();
  if (end_date === null) return words[coupon_type];
  return `${words[coupon_type]} · ${fill(words.coupon_until, { date: formatDate(end_date, language) })}`;
}

interface CouponRowProps extends Pick<ChoiceProps, 'group' | 'isChosen' | 'onChoose'> {
  coupon: Coupon;
}

function CouponRow({ coupon, ...choice }: CouponRowProps) {
  const tile = <Icon shape={couponShape} size={16} />;
  return <Choice {...choice} tile={tile} name={coupon.title || coupon.coupon_type} note={useNote(coupon)} />;
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
            onChoose={() => onChoose(one.id)}
          />
        ))}
      </div>
    </div>
  );
}
