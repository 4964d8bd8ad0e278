import { fill, formatDateTime, sameId, ticketNewsMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import type { TicketGiftProps } from './ticket-gift.js';

/** What became of a ticket since it was bought: its show starts at another time, or who paid for it gets the money back. */
export function TicketNews(props: TicketGiftProps) {
  const news = useNews(props);
  return news && <p className="panggung-ticket-news">{news}</p>;
}

function useNews({ payment, userId }: TicketGiftProps): string | null {
  const words = useWords(ticketNewsMessages);
  const language = useLanguage();
  const { status, user_id, video_start_date, start_before, refund_status } = payment;
  const timeOf = (at: number) => formatDateTime(at, language);
  if (start_before)
    return fill(words.moved, { start: timeOf(video_start_date), before: timeOf(start_before) });
  // Of a ticket that stays good, what was paid twice goes back: a mail tells that.
  if (status !== 'FAILED' || !sameId(user_id, userId)) return null;
  return refund_status === 'due' || refund_status === 'sent' ? words[refund_status] : null;
}
