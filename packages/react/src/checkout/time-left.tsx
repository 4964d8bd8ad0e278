import { fill, formatDateTime, type Payment } from '@panggung/core';
import { DueClock } from '../ui/due-clock.js';
import { useNow } from '../ui/use-now.js';
import { useLanguage } from '../ui/widget.js';
import { useCheckoutWords } from './checkout-words.js';

/** The last part of the time to pay, which is warned of: ten minutes, or a third of what is shorter. */
const warningOf = (span: number) => Math.min(600_000, span / 3);

/**
 * How long there is to pay, by the server's time. At its end the payment is looked at once; that a request to a phone
 * still counts for a while, only its end tells. H-17, H-18, H-23, AMB-115.
 */
export function TimeLeft({ payment, onEnd }: { payment: Payment; onEnd: () => void }) {
  const words = useCheckoutWords();
  const language = useLanguage();
  const now = useNow();
  const { expiration_date: end, created_at: start, way } = payment;
  if (!Number.isFinite(end) || end === null) return null;
  const span = Number.isFinite(start) ? end - start : 0;
  const share = span > 0 ? Math.min(1, Math.max(0, (end - now) / span)) : 0;
  const label = fill(words.time_left, { date: formatDateTime(end, language) });
  const over = way === 'push' ? words.checking_money : words.time_over;
  return (
    <>
      <DueClock until={end} onEnd={onEnd} label={label} warnMs={warningOf(span)} />
      <p className="panggung-checkout__due">{now < end ? label : over}</p>
      <div className="panggung-checkout__progress">
        <i style={{ width: `${share * 100}%` }} />
      </div>
    </>
  );
}
