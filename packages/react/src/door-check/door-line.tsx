import type { DoorState } from '@panggung/client';
import { ageOf, doorCheckMessages, fill, formatDate } from '@panggung/core';
import { useAsOfNow } from '../ui/use-now.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';

/** Whether the API is there; without it, how old the list is, and how many it must still hear of. Only news are said. */
export function DoorLine({ state }: { state: DoorState }) {
  const words = useWords(doorCheckMessages);
  const age = useListAge(state.seenAt ?? 0);
  const { isOffline, isKept, untold } = state;
  return (
    <p className="panggung-door-check__line" data-state={isOffline ? 'offline' : 'online'}>
      <span role="status">
        {isOffline && words.offline} {!isKept && words.not_kept}
      </span>{' '}
      {isOffline && age} {untold > 0 && <b>{fill(words.untold, { count: untold })}</b>}
    </p>
  );
}

function useListAge(seenAt: number): string {
  const words = useWords(doorCheckMessages);
  const language = useLanguage();
  return useAsOfNow((now) => {
    const age = ageOf(now - seenAt);
    const count = 'count' in age ? age.count : 0;
    return fill(words[`list_${age.unit}`], { count, date: formatDate(seenAt, language) });
  });
}
