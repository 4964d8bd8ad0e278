import {
  type Id,
  type Payment,
  parseEntryCode,
  sameId,
  spacedCode,
  ticketBadge,
  ticketPassMessages,
} from '@panggung/core';
import { onDemand } from '../ui/on-demand.js';
import { useWakeLock } from '../ui/use-wake-lock.js';
import { useWords } from '../ui/use-words.js';

const QrCode = onDemand(async () => (await import('../ui/qr-code/index.js')).QrCode);
// With the card, which is fetched while there is a connection.
QrCode.fetch();

export interface EntryCodeProps {
  payment: Payment;
  userId: Id;
}

/** What a door scans, and the same in letters; or why there is none. */
export function EntryCode({ payment, userId }: EntryCodeProps) {
  const words = useWords(ticketPassMessages);
  const text = payment.entry_code;
  const letters = typeof text === 'string' ? parseEntryCode(text)?.code : undefined;
  useWakeLock(letters !== undefined);
  if (!text || !letters)
    return <p className="panggung-ticket-pass__none">{words[reasonOf(payment, userId)]}</p>;
  return (
    <div className="panggung-ticket-pass__code">
      <div className="panggung-ticket-pass__qr">
        <QrCode text={text} label={words.qr} failure={words.qr_failed} />
      </div>
      <p>
        {words.code}
        <b>{spacedCode(letters)}</b>
      </p>
    </div>
  );
}

const reasons = {
  ENDED: 'code_over',
  PENDING: 'code_later',
  COMPLETED: null,
  FAILED: null,
  cancelled: 'code_cancelled',
  returned: 'code_returned',
} as const;

/** Why a ticket has no code. */
function reasonOf(payment: Payment, userId: Id) {
  const holder = sameId(payment.for_user_id, userId) ? 'code_none' : 'code_given';
  return reasons[ticketBadge(payment)] ?? holder;
}
