import { ageOf, fill, formatDate, ticketAgeMessages } from '@panggung/core';
import { useAsOfNow } from '../ui/use-now.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';

/** Says without a connection how old it is what is shown; `seenAt` in epoch ms. */
export function TicketAge({ seenAt }: { seenAt: number }) {
  const words = useWords(ticketAgeMessages);
  const language = useLanguage();
  // By the browser's own clock, as it was written down.
  const text = useAsOfNow(() => {
    const age = ageOf(Date.now() - seenAt);
    const count = 'count' in age ? age.count : 0;
    return fill(words[age.unit], { count, date: formatDate(seenAt, language) });
  });
  return (
    <p className="panggung-ticket-wallet__age" role="status">
      {text}
    </p>
  );
}
