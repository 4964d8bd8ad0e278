import { PaymentTypeDetail } from '@panggung/react';
import { useShellWords } from '../shell/settings.js';
import { useSiteLinks } from '../site-links.js';
import { useId } from '../use-id.js';

/** One way to pay. A-16, H-39. */
export function PaymentTypeDetailPage() {
  const { onListOpen } = useSiteLinks();
  return (
    <section className="site-wrap site-list">
      <h1 className="panggung-hidden">{useShellWords().payment_type}</h1>
      <PaymentTypeDetail paymentType={useId()} onListOpen={onListOpen} />
    </section>
  );
}
