import { type QueuePlace, saleQueueMessages } from '@panggung/core';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../ui/use-words.js';
import { useAhead } from './place-in-line.js';
import type { QueueStage } from './use-sale-stage.js';

/** Whoever listens hears of the line no more often, in ms. */
const PAUSE_MS = 20_000;

/** A text as it was when it was last worth saying: a new subject at once, a new count now and then. */
function useSeldom(text: string, subject: string): string {
  const [said, setSaid] = useState('');
  const last = useRef({ subject, at: 0 });
  useEffect(() => {
    const isNew = last.current.subject !== subject;
    const pause = isNew ? 0 : Math.max(last.current.at + PAUSE_MS - Date.now(), 0);
    const timer = setTimeout(() => {
      last.current = { subject, at: Date.now() };
      setSaid(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, subject]);
  return said;
}

/** Tells those who listen where they stand, politely. */
export function QueueNews({ stage, place }: { stage: QueueStage; place: QueuePlace | null }) {
  const words = useWords(saleQueueMessages);
  const ahead = useAhead(place?.ahead ?? null);
  const isIn = Boolean(place?.ticket);
  const texts: Record<QueueStage, string> = {
    none: '',
    closed: words.closed,
    pool: isIn ? words.pool : words.closed,
    line: isIn ? `${words.line}. ${ahead}` : '',
    admitted: words.admitted,
    expired: words.expired,
    sold_out: words.sold_out,
  };
  return (
    <p className="panggung-hidden" role="status">
      {useSeldom(texts[stage], `${stage} ${isIn}`)}
    </p>
  );
}
