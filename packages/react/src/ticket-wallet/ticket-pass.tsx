import { giftOf, type Id, type Payment, sameId, ticketPassMessages } from '@panggung/core';
import { calendarShape, Icon } from '../ui/icon.js';
import { useSettings } from '../ui/panggung-provider.js';
import { useShowLink } from '../ui/show-link.js';
import { TicketPaper } from '../ui/tear.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useWords } from '../ui/use-words.js';
import { EntryCode } from './entry-code.js';
import { TicketAmount } from './ticket-amount.js';
import { TicketBadge } from './ticket-badge.js';
import { TicketGift } from './ticket-gift.js';
import { TicketNews } from './ticket-news.js';
import { TicketOrder } from './ticket-order.js';
import { TicketPutOff } from './ticket-put-off.js';
import type { WalletEvents } from './ticket-wallet.js';
import { ZonedStart } from './zoned-start.js';

export interface TicketPassProps extends Pick<WalletEvents, 'onShowSelect'> {
  payment: Payment;
  /** Who looks on: the code is its holder's. */
  userId: Id;
}

/** A ticket as it is shown at the door: its code first, then what it is for. AMB-030. */
export function TicketPass({ payment, userId, onShowSelect }: TicketPassProps) {
  const isGiven = giftOf(payment) !== null && !sameId(payment.for_user_id, userId);
  const link = useShowLink({ id: payment.room_id }, onShowSelect);
  return (
    <article className="panggung-ticket-pass" part="card">
      <TicketPaper
        body={<EntryCode payment={payment} userId={userId} />}
        stub={
          <div className="panggung-ticket-pass__facts">
            <h3 className="panggung-ticket-pass__name" part="name">
              <a {...link}>{String(payment.video_name ?? '')}</a>
            </h3>
            <ZonedStart at={payment.video_start_date} />
            <TicketNews payment={payment} userId={userId} />
            {payment.return_url && <TicketPutOff payment={payment} />}
            <Facts payment={payment} userId={userId} />
            {!isGiven && !payment.void_reason && <CalendarLink payment={payment} />}
          </div>
        }
      />
    </article>
  );
}

function Facts({ payment, userId }: Pick<TicketPassProps, 'payment' | 'userId'>) {
  const words = useWords(ticketPassMessages);
  return (
    <p className="panggung-ticket-pass__row" part="meta">
      <TicketOrder payment={payment} />
      <TicketGift payment={payment} userId={userId} />
      <span>
        {words.amount} <TicketAmount payment={payment} />
      </span>
      <TicketBadge payment={payment} />
    </p>
  );
}

/** A show to come goes into the calendar by a link that needs no script. */
function CalendarLink({ payment: { room_id, video_start_date } }: Pick<TicketPassProps, 'payment'>) {
  const words = useWords(ticketPassMessages);
  const { apiUrl = '' } = useSettings();
  const isAhead = useAsOfNow((now) => video_start_date > now);
  if (!isAhead) return null;
  const href = `${apiUrl}/calendar/show/${encodeURIComponent(room_id)}.ics`;
  return (
    <a className="panggung-ticket-wallet__next" href={href} download>
      <Icon shape={calendarShape} size={16} />
      {words.calendar}
    </a>
  );
}
