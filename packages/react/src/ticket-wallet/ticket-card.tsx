import {
  formatDate,
  formatPrice,
  giftOf,
  type Id,
  type Payment,
  paymentActionMessages,
  paymentBadge,
  pendingAction,
  sameId,
  ticketWalletMessages,
} from '@panggung/core';
import { Badge, PaymentStatusBadge } from '../ui/badge.js';
import { Cover } from '../ui/cover.js';
import { hostLink } from '../ui/host-link.js';
import { useShowLink } from '../ui/show-link.js';
import { useSiteHref } from '../ui/site-href.js';
import { TicketPaper } from '../ui/tear.js';
import { TileName } from '../ui/tile-name.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import type { TicketWalletProps } from './ticket-wallet.js';

export interface TicketCardProps extends Pick<TicketWalletProps, 'onShowSelect' | 'onTicketOpen'> {
  payment: Payment;
  /** Whose list it is. */
  userId: Id;
}

/** A ticket: its show, which leads there, what was paid, and where that stands. L-09. */
export function TicketCard({ payment, onShowSelect, onTicketOpen }: TicketCardProps) {
  const { video_cover, video_name, room_id } = payment;
  const show = { id: room_id, name: String(video_name ?? '') };
  const link = useShowLink(show, onShowSelect);
  return (
    <article className="panggung-ticket-wallet__card panggung-tile" part="card">
      <TicketPaper
        body={
          <>
            <Cover src={video_cover} show={show} ratio="landscape" />
            <div className="panggung-ticket-wallet__text">
              <TileName {...link} level={2}>
                {show.name}
              </TileName>
              <Facts payment={payment} />
            </div>
          </>
        }
        stub={
          <>
            <Amount payment={payment} />
            <PayLink payment={payment} onTicketOpen={onTicketOpen} />
          </>
        }
      />
    </article>
  );
}

/** Whether an order's number can be read out to somebody. */
const isNumber = (id: Id) => typeof id === 'string' || Number.isSafeInteger(id);

function Facts({ payment }: Pick<TicketCardProps, 'payment'>) {
  const words = useWords(ticketWalletMessages);
  const language = useLanguage();
  const { id, video_start_date } = payment;
  return (
    <p className="panggung-tile__meta" part="meta">
      <span>{formatDate(video_start_date, language)}</span>
      {isNumber(id) && (
        <span className="panggung-ticket-wallet__order">
          {words.orders} {id}
        </span>
      )}
      {giftOf(payment) !== null && <span>{words.gift}</span>}
    </p>
  );
}

function Amount({ payment: { amount, status, video_status } }: Pick<TicketCardProps, 'payment'>) {
  const words = useWords(ticketWalletMessages);
  const isOver = paymentBadge(status) === 'COMPLETED' && video_status === 'ENDED';
  return (
    <p className="panggung-ticket-wallet__amount">
      <b part="price">{Number.isSafeInteger(amount) && formatPrice(amount, words.Free)}</b>
      {isOver ? <Badge>{words.over}</Badge> : <PaymentStatusBadge status={status} words={words} />}
    </p>
  );
}

/** Where to go on paying: the page of the payment, which knows the way to a wallet, too. G-15, G-16. */
function PayLink({ payment, onTicketOpen }: Pick<TicketCardProps, 'payment' | 'onTicketOpen'>) {
  const words = useWords(paymentActionMessages);
  const { user_id, for_user_id, room_id, status } = payment;
  const query = new URLSearchParams({ id: String(room_id) });
  if (for_user_id !== null && !sameId(user_id, for_user_id)) query.set('forUserId', String(for_user_id));
  const href = useSiteHref(`/PaymentDetail?${query}`);
  if (status !== 'PENDING') return null;
  return (
    <a className="panggung-ticket-wallet__pay" {...hostLink({ href }, onTicketOpen)}>
      {words[pendingAction(payment) === 'continue' ? 'continue_payment' : 'payment_details']}
    </a>
  );
}
