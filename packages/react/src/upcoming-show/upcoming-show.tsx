import { later } from '../ui/later.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { useLate } from '../ui/use-late.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { UpcomingPlace } from './upcoming-place.js';
import { useUpcomingShow } from './use-upcoming-show.js';

export interface UpcomingShowProps extends PanggungSettings {
  /** The tickets are wanted; prevent it to keep the browser here. */
  onTicketOpen?: WidgetListener<'ticket-open'> | undefined;
}

/**
 * The show that whoever is signed in has a ticket for and that comes next; for anybody else nothing at all. C-03.
 * @example <UpcomingShow onTicketOpen={(event) => { event.preventDefault(); navigate('/yourTicket'); }} />
 */
export function UpcomingShow(props: UpcomingShowProps) {
  return (
    <Widget {...props} name="upcoming-show">
      <Upcoming {...props} />
    </Widget>
  );
}

function Upcoming({ onTicketOpen }: UpcomingShowProps) {
  const { state, ticket, retry } = useUpcomingShow();
  useWidgetState(useLate(state));
  if (ticket) return <UpcomingCard ticket={ticket} onTicketOpen={onTicketOpen} />;
  if (state === 'failed') return <UpcomingFailed onRetry={retry} />;
  return state === 'loading' ? <UpcomingPlace /> : null;
}

const UpcomingCard = later(async () => (await import('./upcoming-card.js')).UpcomingCard, UpcomingPlace);
const UpcomingFailed = later(async () => (await import('./upcoming-failed.js')).UpcomingFailed);
