import { type DoorEntry, doorCheckMessages, fill, spacedCode } from '@panggung/core';
import { Button } from '../ui/button.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import { useDoorTime } from './use-door-time.js';

export interface LastEntriesProps {
  entries: readonly DoorEntry[];
  onUndo: (entry: DoorEntry) => void;
}

/** Who came in last, and how to take it back. */
export function LastEntries({ entries, onUndo }: LastEntriesProps) {
  const words = useWords(doorCheckMessages);
  if (entries.length === 0) return null;
  return (
    <section className="panggung-door-check__last">
      <h3>{words.last}</h3>
      <ul>
        {entries.map((entry) => (
          <LastEntry key={entry.key} entry={entry} onUndo={() => onUndo(entry)} />
        ))}
      </ul>
    </section>
  );
}

function LastEntry({ entry, onUndo }: { entry: DoorEntry; onUndo: () => void }) {
  const words = useWords(doorCheckMessages);
  const time = useDoorTime();
  const row = useFocusHeir<HTMLLIElement>();
  const code = spacedCode(entry.code);
  return (
    <li ref={row}>
      <span>
        {entry.name && <b>{entry.name}</b>} {code}
      </span>
      <span>{time(entry.at)}</span>
      <Button variant="secondary" size="small" aria-label={fill(words.undo_of, { code })} onClick={onUndo}>
        {words.undo}
      </Button>
    </li>
  );
}
