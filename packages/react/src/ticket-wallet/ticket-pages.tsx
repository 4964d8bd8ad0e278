import type { TicketListQuery } from '@panggung/client';
import { type Id, ticketWalletMessages } from '@panggung/core';
import { useEffect } from 'react';
import { FailedNotice } from '../ui/failed-notice.js';
import { Icon, ticketShape } from '../ui/icon.js';
import { LinkButton } from '../ui/link-button.js';
import { Notice } from '../ui/notice.js';
import { Pagination } from '../ui/pagination.js';
import { Records } from '../ui/records.js';
import { useSiteHref } from '../ui/site-href.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { OpenTicket, TicketDialog } from './open-ticket.js';
import { TicketAge } from './ticket-age.js';
import { TicketCard } from './ticket-card.js';
import { Waiting } from './ticket-place.js';
import type { WalletEvents } from './ticket-wallet.js';
import { useOpenTicket } from './use-open-ticket.js';
import { useTicketPages } from './use-ticket-pages.js';
import type { WalletTab } from './use-wallet-place.js';

export interface TicketPagesProps extends WalletEvents {
  userId: Id;
  tab: WalletTab;
  query: TicketListQuery;
  onPageChange: (page: number) => void;
}

/** A page of tickets, the way to the others, and what opens over them. */
export function TicketPages({ userId, tab, query, onPageChange, ...told }: TicketPagesProps) {
  const words = useWords(ticketWalletMessages);
  const { snackbar, show: say } = useSnackbar();
  const { state, payments, page, totalPage, isBusy, seenAt, turn, retry, forget } = useTicketPages(
    userId,
    query,
    onPageChange,
  );
  const opened = useOpenTicket(payments);
  useWidgetState(state);
  useEffect(() => {
    TicketDialog.fetch();
  }, []);
  const tellSent = (told: string) => {
    say(told);
    forget();
  };
  return (
    <section aria-label={words[tab]}>
      {seenAt !== null && <TicketAge seenAt={seenAt} />}
      {state === 'loading' && <Waiting />}
      {state === 'empty' && <NoTickets of={query.ticket_type ? 'gift' : tab} />}
      {state === 'failed' && <FailedNotice title={words.failed} label={words.retry} onRetry={retry} />}
      {state === 'ready' && (
        <ul className="panggung-own-cards" aria-busy={isBusy || undefined}>
          <Records of={payments}>
            {(payment) => (
              <li>
                <TicketCard payment={payment} userId={userId} onOpen={opened.open} {...told} />
              </li>
            )}
          </Records>
        </ul>
      )}
      {state === 'ready' && <Pagination page={page} totalPage={totalPage} onPageChange={turn} />}
      <OpenTicket {...told} {...opened} userId={userId} seenAt={seenAt} onSent={tellSent} />
      {snackbar}
    </section>
  );
}

/** L-05, L-06; where gifts alone are wanted, that there is none of them. */
function NoTickets({ of }: { of: WalletTab | 'gift' }) {
  const words = useWords(ticketWalletMessages);
  const href = useSiteHref('/show');
  return (
    <Notice
      icon={<Icon shape={ticketShape} size={24} />}
      title={words[`none_${of}`]}
      help={words[`help_${of}`]}
      action={
        <LinkButton variant="secondary" size="small" href={href}>
          {words.other_shows}
        </LinkButton>
      }
    />
  );
}
