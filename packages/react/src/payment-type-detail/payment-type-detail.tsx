import { getPaymentType } from '@panggung/client';
import { fill, formatPrice, type Id, type PaymentType, paymentTypeDetailMessages } from '@panggung/core';
import { FailedNotice } from '../ui/failed-notice.js';
import { hostLink } from '../ui/host-link.js';
import { alertShape, Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { type RecordState, recordState } from '../ui/record-state.js';
import { useSiteHref } from '../ui/site-href.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';

export interface PaymentTypeDetailProps extends PanggungSettings {
  /** The way to pay that is shown. */
  paymentType: Id;
  /** A page above this one was chosen; prevent it to keep the browser here. */
  onListOpen?: WidgetListener<'list-open'> | undefined;
}

/**
 * One way to pay: its name and its picture, below the pages it belongs to. H-39, AMB-024.
 * @example <PaymentTypeDetail paymentType="3" />
 */
export function PaymentTypeDetail(props: PaymentTypeDetailProps) {
  return (
    <Widget {...props} name="payment-type">
      <PaymentTypeBody {...props} />
    </Widget>
  );
}

function PaymentTypeBody({ paymentType, onListOpen }: PaymentTypeDetailProps) {
  const words = useWords(paymentTypeDetailMessages);
  const { $type, reload } = getPaymentType(usePanggung(), paymentType);
  const loaded = useStore($type);
  const type = ('value' in loaded && loaded.value) || null;
  const state: RecordState = recordState(loaded);
  useWidgetState(state);
  return (
    <>
      <Path name={type?.name} onListOpen={onListOpen} />
      {state === 'loading' && <Waiting />}
      {state === 'missing' && (
        <Notice icon={<Icon shape={alertShape} size={24} />} title={words.page_not_found} isAlert />
      )}
      {state === 'failed' && (
        <FailedNotice title={words.failed} label={words.retry} onRetry={() => void reload()} />
      )}
      {type && <Shown type={type} />}
    </>
  );
}

/** The pages above this one. */
function Path({
  name,
  onListOpen,
}: Pick<PaymentTypeDetailProps, 'onListOpen'> & { name: string | undefined }) {
  const words = useWords(paymentTypeDetailMessages);
  const dashboard = useSiteHref('/dashboard');
  const types = useSiteHref('/paymenttype');
  return (
    <nav aria-label={words.path} className="panggung-payment-type__path">
      <ol>
        <li>
          <a {...hostLink({ href: dashboard }, onListOpen)}>{words.dashboard}</a>
        </li>
        <li>
          <a {...hostLink({ href: types }, onListOpen)}>{words.payment_types}</a>
        </li>
        {name && <li aria-current="page">{name}</li>}
      </ol>
    </nav>
  );
}

function Shown({ type }: { type: PaymentType }) {
  const words = useWords(paymentTypeDetailMessages);
  const { name, picture, channel_code, min_price, max_price, is_enabled } = type;
  const limits = { min: formatPrice(min_price, ''), max: formatPrice(max_price, '') };
  return (
    <div className="panggung-payment-type__body">
      {picture ? (
        <img className="panggung-payment-type__picture" src={picture} alt="" />
      ) : (
        <span className="panggung-payment-type__picture" aria-hidden="true">
          {channel_code}
        </span>
      )}
      <div>
        <h2 className="panggung-payment-type__name" part="name">
          {name}
        </h2>
        <p className="panggung-payment-type__note">
          {is_enabled === false ? words.off : limits.min && limits.max && fill(words.limits, limits)}
        </p>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="panggung-payment-type__body">
        <span className="panggung-payment-type__picture" />
        <Skeleton kind="title" width={40} />
      </div>
    </Loading>
  );
}
