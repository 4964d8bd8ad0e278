import { fill, type Show, showDetailMessages, showStart, startNews } from '@panggung/core';
import { useState } from 'react';
import { useAsOfNow } from '../ui/use-now.js';
import { useWords } from '../ui/use-words.js';

/** Tells those who listen that the start comes near, a few times in the last hour; never each second. E-21. */
export function StartNews({ show }: { show: Show }) {
  const words = useWords(showDetailMessages);
  const mark = useAsOfNow((now) =>
    show.video_status === 'WAITING' ? startNews(showStart(show) - now) : null,
  );
  const [first] = useState(mark);
  const said: Record<number, string> = { 0: words.starts_now, 1: words.starts_in_a_minute };
  const isNews = mark !== null && mark !== first;
  return (
    <p className="panggung-hidden" role="status">
      {isNews && (said[mark] ?? fill(words.starts_soon, { minutes: mark }))}
    </p>
  );
}
