import { type Id, ticketWalletMessages } from '@panggung/core';
import { FailedNotice } from '../ui/failed-notice.js';
import { Icon, ticketShape } from '../ui/icon.js';
import { LinkButton } from '../ui/link-button.js';
import { Notice } from '../ui/notice.js';
import { Pagination } from '../ui/pagination.js';
import { Records } from '../ui/records.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { TicketCard } from './ticket-card.js';
import { Waiting } from './ticket-place.js';
import type { TicketWalletProps } from './ticket-wallet.js';
import { useTicketPages } from './use-ticket-pages.js';

export interface TicketPagesProps extends Pick<TicketWalletProps, 'onShowSelect' | 'onTicketOpen'> {
  userId: Id;
  /** Those given and received, in place of one's own. */
  isGift: boolean;
}

/** A page of tickets, and the way to the others. */
export function TicketPages({ userId, isGift, ...told }: TicketPagesProps) {
  const words = useWords(ticketWalletMessages);
  const { state, payments, page, totalPage, isBusy, turn, retry } = useTicketPages(userId, isGift);
  useWidgetState(state);
  return (
    <section aria-label={words.title}>
      {state === 'loading' && <Waiting />}
      {state === 'empty' && <NoTickets />}
      {state === 'failed' && <FailedNotice title={words.failed} label={words.retry} onRetry={retry} />}
      {state === 'ready' && (
        <ul className="panggung-ticket-wallet__cards" aria-busy={isBusy || undefined}>
          <Records of={payments}>
            {(payment) => (
              <li>
                <TicketCard payment={payment} userId={userId} {...told} />
              </li>
            )}
          </Records>
        </ul>
      )}
      {state === 'ready' && <Pagination page={page} totalPage={totalPage} onPageChange={turn} />}
    </section>
  );
}

function NoTickets() {
  const words = useWords(ticketWalletMessages);
  const href = useSiteHref('/show');
  return (
    <Notice
      icon={<Icon shape={ticketShape} size={24} />}
      title={words.none}
      help={words.none_help}
      action={
        <LinkButton variant="secondary" size="small" href={href}>
          {words.other_shows}
        </LinkButton>
      }
    />
  );
}
