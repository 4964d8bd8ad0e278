import { getCoupons } from '@panggung/client';
import { type Coupon, fill, formatDate, type Id } from '@panggung/core';
import { FailedNotice } from '../ui/failed-notice.js';
import { alertShape, Icon } from '../ui/icon.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useLanguage } from '../ui/widget.js';
import { useReferralWords } from './referral-words.js';

/** Until when it counts, or that it no longer does. */
function useValidity({ status, end_date }: Coupon): string {
  const words = useReferralWords();
  const language = useLanguage();
  const now = usePanggung().clock.now();
  if (status === 'USED') return words.used;
  if (end_date === null) return words.open_end;
  return fill(end_date < now ? words.ended : words.until, { date: formatDate(end_date, language) });
}

function CouponRow({ coupon }: { coupon: Coupon }) {
  return (
    <li className="panggung-referral__coupon">
      <strong>{coupon.title || coupon.coupon_type}</strong>
      <span>{useValidity(coupon)}</span>
    </li>
  );
}

/** The own coupons: what they are called, and when they end. I-13. */
export function CouponList({ userId }: { userId: Id }) {
  const words = useReferralWords();
  const { $coupons, reload } = getCoupons(usePanggung(), userId);
  const loaded = useStore($coupons);
  const coupons = 'value' in loaded ? loaded.value : undefined;
  if (coupons?.length) {
    return (
      <ul>
        {coupons.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    );
  }
  if (coupons) return <p className="panggung-referral__none">{words.none}</p>;
  if (loaded.status === 'loading') {
    return (
      <Loading>
        <Skeleton width={60} />
      </Loading>
    );
  }
  return (
    <FailedNotice
      icon={<Icon shape={alertShape} size={24} />}
      title={words.failed}
      label={words.reload}
      onRetry={reload}
    />
  );
}
