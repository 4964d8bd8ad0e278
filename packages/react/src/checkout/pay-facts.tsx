import {
  accountName,
  fill,
  formatPrice,
  guestAccountName,
  type Payment,
  type PayWay,
  safeLink,
  sameId,
} from '@panggung/core';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.js';
import { windowShape } from '../ui/icon-form.js';
import { LinkButton } from '../ui/link-button.js';
import { onDemand } from '../ui/on-demand.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useCheckoutWords } from './checkout-words.js';
import { Fact } from './fact.js';
import { groupedNumber } from './instruction.js';
import type { StepProps } from './step-props.js';

const QrCode = onDemand(async () => (await import('../ui/qr-code/index.js')).QrCode);

export interface PayFactsProps extends Pick<StepProps, 'onConfirm'> {
  payment: Payment;
  /** The guest's address. */
  email: string;
  /** The browser did not let the wallet's page open. */
  isBlocked: boolean;
}

/** Stands where the gateway's answer will. */
function Coming({ text }: { text: string }) {
  return (
    <>
      <Skeleton kind="title" />
      <span className="panggung-checkout__note">{text}</span>
    </>
  );
}

/** The channel as people know it. */
const channelName = ({ payment_type_name, payment_type }: Payment) => payment_type_name || payment_type || '';

function AccountNumber({ payment, onConfirm }: PayFactsProps) {
  const words = useCheckoutWords();
  const { account_number: number } = payment;
  const name = channelName(payment);
  return (
    <Fact
      label={name ? `${words.account_number} · ${name}` : words.account_number}
      copy={number ?? undefined}
      onCopied={() => onConfirm(words.account_copied)}
      isLarge
    >
      {number ? groupedNumber(number) : <Coming text={words.account_pending} />}
    </Fact>
  );
}

function CounterCode({ payment, onConfirm }: PayFactsProps) {
  const words = useCheckoutWords();
  const { payment_code: code } = payment;
  const name = channelName(payment);
  return (
    <>
      <Fact
        label={name ? `${words.retail_code} · ${name}` : words.retail_code}
        copy={code ?? undefined}
        onCopied={() => onConfirm(words.payment_code_copied)}
        isLarge
      >
        {code ? groupedNumber(code) : <Coming text={words.code_pending} />}
      </Fact>
      <p className="panggung-checkout__note">{fill(words.retail_help, { name })}</p>
    </>
  );
}

/** Whose name the bank or the cashier sees. H-21, AMB-119. */
function AccountName({ payment, email }: PayFactsProps) {
  const words = useCheckoutWords();
  const person = useStore(usePanggung().session.$person);
  const isOwn = person !== null && sameId(person.user_id, payment.user_id);
  const guest = payment.user_id === null && (payment.email || email);
  const name = isOwn ? accountName(person) : guest ? guestAccountName(guest) : '';
  return name ? <Fact label={words.account_name}>{name}</Fact> : null;
}

function Phone({ payment, onConfirm }: PayFactsProps) {
  const words = useCheckoutWords();
  const { phone } = payment;
  return (
    <>
      <p>{fill(words.push_help, { name: channelName(payment) })}</p>
      {phone && (
        <Fact label={words.phone_number} copy={phone} onCopied={() => onConfirm(words.phone_copied)} isLarge>
          {phone}
        </Fact>
      )}
    </>
  );
}

function WalletPage({ payment, isBlocked }: PayFactsProps) {
  const words = useCheckoutWords();
  const name = channelName(payment);
  const href = safeLink(payment.checkout_url);
  return (
    <>
      <p role="status">{fill(href && isBlocked ? words.popup_blocked : words.link_help, { name })}</p>
      {href ? (
        <LinkButton isCaps isBlock href={href} target="_blank" rel="noopener noreferrer">
          {words.continue_payment}
          <Icon shape={windowShape} size={16} />
          <span className="panggung-hidden">{words.opens_tab}</span>
        </LinkButton>
      ) : (
        <p>
          <Coming text={fill(words.link_pending, { name })} />
        </p>
      )}
    </>
  );
}

function Scan({ payment }: PayFactsProps) {
  const words = useCheckoutWords();
  const { qr_string: text, amount } = payment;
  return (
    <>
      <p>{words.qr_help}</p>
      {text ? (
        <QrCode
          text={text}
          label={fill(words.qr_alt, { amount: formatPrice(amount, 'FREE') })}
          failure={words.qr_failed}
        />
      ) : (
        <p>
          <Coming text={words.code_pending} />
        </p>
      )}
      <p className="panggung-checkout__note">{words.qr_same_phone}</p>
    </>
  );
}

interface Way {
  Main: (props: PayFactsProps) => ReactNode;
  /** Whether a name is compared by who takes the money. */
  isNamed?: true;
}

const byWay: Record<PayWay, Way> = {
  number: { Main: AccountNumber, isNamed: true },
  code: { Main: CounterCode, isNamed: true },
  push: { Main: Phone },
  redirect: { Main: WalletPage },
  qr: { Main: Scan },
};

/** What one needs in order to pay: where, in whose name, how much. H-24 to H-27. */
export function PayFacts(props: PayFactsProps) {
  const words = useCheckoutWords();
  const { payment, onConfirm } = props;
  // What a payment of before says nothing of was an account.
  const { Main, isNamed } = byWay[payment.way ?? 'number'] ?? byWay.number;
  const amount = payment.amount ?? 0;
  return (
    <div className="panggung-checkout__facts">
      <Main {...props} />
      {isNamed && <AccountName {...props} />}
      <Fact label={words.total} copy={String(amount)} onCopied={() => onConfirm(words.amount_copied)}>
        {formatPrice(amount, 'FREE')}
      </Fact>
    </div>
  );
}
