import { fill, formatCount, type QueuePlace, saleQueueMessages } from '@panggung/core';
import { useRef } from 'react';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';

/** How many are ahead, in words; nothing where the API does not say. */
export function useAhead(ahead: number | null): string {
  const words = useWords(saleQueueMessages);
  const language = useLanguage();
  if (ahead === null) return '';
  const few: Record<number, string> = { 0: words.ahead_none, 1: words.ahead_one };
  return few[ahead] ?? fill(words.ahead, { count: formatCount(ahead, language) });
}

/** How far one has come since this was first seen, from 0 to 1: counted, never guessed. */
function useWay(ahead: number | null): number {
  const most = useRef(0);
  most.current = Math.max(most.current, ahead ?? 0);
  return ahead === null || most.current === 0 ? 0 : 1 - ahead / most.current;
}

/** One's place, who is ahead, and a light that grows with each who went in. */
export function PlaceInLine({ place: { position, ahead } }: { place: QueuePlace }) {
  const words = useWords(saleQueueMessages);
  const language = useLanguage();
  const way = useWay(ahead);
  return (
    <div className="panggung-sale-queue__place">
      {position !== null && (
        <p>
          <span>{words.position}</span> <b>{formatCount(position, language)}</b>
        </p>
      )}
      <p>{useAhead(ahead)}</p>
      <span className="panggung-sale-queue__way-line" aria-hidden="true">
        <span style={{ width: `${Math.round(way * 100)}%` }} />
      </span>
    </div>
  );
}
