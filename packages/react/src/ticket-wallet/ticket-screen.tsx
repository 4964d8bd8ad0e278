import type { TicketListQuery } from '@panggung/client';
import { type Id, ticketPassMessages, ticketWalletMessages } from '@panggung/core';
import { FailedNotice } from '../ui/failed-notice.js';
import { hostLink } from '../ui/host-link.js';
import { Icon, previousShape, ticketShape } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { TicketAge } from './ticket-age.js';
import { TicketPass } from './ticket-pass.js';
import { Waiting } from './ticket-place.js';
import type { WalletEvents } from './ticket-wallet.js';
import { useTicket } from './use-ticket.js';

export interface TicketScreenProps extends WalletEvents {
  userId: Id;
  /** The one ticket. */
  query: TicketListQuery;
}

/** One ticket by itself, and the way to all of them. A-22, L-38, AMB-030. */
export function TicketScreen({ userId, query, onTicketOpen, onShowSelect }: TicketScreenProps) {
  const words = { ...useWords(ticketPassMessages), ...useWords(ticketWalletMessages) };
  const { state, payment, seenAt, retry } = useTicket(userId, query);
  const href = useSiteHref('/yourTicket');
  useWidgetState(state);
  return (
    <section aria-label={words.title} className="panggung-ticket-wallet__one">
      <p>
        <a className="panggung-ticket-wallet__back" {...hostLink({ href }, onTicketOpen)}>
          <Icon shape={previousShape} size={16} />
          {words.back}
        </a>
      </p>
      {seenAt !== null && <TicketAge seenAt={seenAt} />}
      {state === 'loading' && <Waiting places={1} />}
      {state === 'missing' && <Missing />}
      {state === 'failed' && <FailedNotice title={words.failed} label={words.retry} onRetry={retry} />}
      {payment && <TicketPass payment={payment} userId={userId} onShowSelect={onShowSelect} />}
    </section>
  );
}

function Missing() {
  const words = useWords(ticketPassMessages);
  return (
    <Notice icon={<Icon shape={ticketShape} size={24} />} title={words.missing} help={words.missing_help} />
  );
}
