import { fill, type Show, showStart, startNews, startNewsMessages } from '@panggung/core';
import { useState } from 'react';
import { useAsOfNow } from '../ui/use-now.js';
import { useWords } from '../ui/use-words.js';

/** Tells those who listen that the start comes near, a few times in the last hour; never each second. E-21. */
export function StartNews({ show }: { show: Show }) {
  const words = useWords(startNewsMessages);
  const mark = useAsOfNow((now) =>
    show.video_status === 'WAITING' ? startNews(showStart(show) - now) : null,
  );
  const [first] = useState(mark);
  const said: Record<number, string> = { 0: words.now, 1: words.in_a_minute };
  const isNews = mark !== null && mark !== first;
  return (
    <p className="panggung-hidden" role="status">
      {isNews && (said[mark] ?? fill(words.soon, { minutes: mark }))}
    </p>
  );
}
