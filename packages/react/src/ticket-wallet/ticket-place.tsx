import { Loading, Skeleton } from '../ui/skeleton.js';
import { useWidgetState } from '../ui/widget.js';
import type { TicketPagesProps } from './ticket-pages.js';
import { useTicketPage } from './use-ticket-page.js';

/** Asks for the first page, and keeps its place until the code to draw it is there. */
export function TicketPlace({ userId, isGift }: TicketPagesProps) {
  useTicketPage(userId, isGift, 1);
  useWidgetState('loading');
  return <Waiting />;
}

/** Where tickets will be. */
export function Waiting() {
  return (
    <Loading>
      <div className="panggung-ticket-wallet__cards">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className="panggung-ticket-wallet__place">
            <Skeleton kind="cover" ratio="landscape" />
            <Skeleton width={70} />
            <Skeleton width={50} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
