import { useStore } from '@nanostores/react';
import { getPaymentType } from '@panggung/client';
import { fill, formatPrice, type PaymentType, paymentTypeDetailMessages } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { Link } from 'wouter';
import { useSettings } from '../shell/settings.js';
import { useId } from '../use-id.js';

const useWords = () => paymentTypeDetailMessages[useSettings().language];

/** One way to pay: its name and its picture, below the pages it belongs to. A-16, H-39, AMB-024. */
export function PaymentTypeDetailPage() {
  const { $type, reload } = getPaymentType(usePanggung(), useId());
  const loaded = useStore($type);
  const type = 'value' in loaded ? loaded.value : undefined;
  return (
    <section className="site-wrap site-list">
      <Breadcrumbs name={type?.name} />
      {type ? (
        <Shown type={type} />
      ) : loaded.status === 'failed' ? (
        <Missing isThere={loaded.error.status !== 404} onRetry={() => void reload()} />
      ) : (
        <div className="site-waiting" />
      )}
    </section>
  );
}

function Breadcrumbs({ name }: { name: string | undefined }) {
  const words = useWords();
  return (
    <nav aria-label={words.path} className="site-breadcrumbs">
      <ol>
        <li>
          <Link to="/dashboard">{words.dashboard}</Link>
        </li>
        <li>
          <Link to="/paymenttype">{words.payment_types}</Link>
        </li>
        {name && <li aria-current="page">{name}</li>}
      </ol>
    </nav>
  );
}

/** No picture is drawn by others: where there is none, the channel's own word is. */
function Shown({ type }: { type: PaymentType }) {
  const words = useWords();
  const { name, picture, channel_code, min_price, max_price, is_enabled } = type;
  const limits = { min: formatPrice(min_price, 'Rp. 0'), max: formatPrice(max_price, 'Rp. 0') };
  return (
    <div className="site-payment-type">
      {picture ? <img src={picture} alt="" /> : <span aria-hidden="true">{channel_code}</span>}
      <div>
        <h1>{name}</h1>
        <p>{is_enabled ? fill(words.limits, limits) : words.off}</p>
      </div>
    </div>
  );
}

function Missing({ isThere, onRetry }: { isThere: boolean; onRetry: () => void }) {
  const words = useWords();
  if (!isThere) return <p role="alert">{words.page_not_found}</p>;
  return (
    <div role="alert">
      <p>{words.failed}</p>
      <button type="button" className="site-button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
