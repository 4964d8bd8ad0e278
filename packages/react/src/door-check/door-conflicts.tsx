import { type DoorConflict, type DoorEntry, doorCheckMessages, fill, spacedCode } from '@panggung/core';
import { Button } from '../ui/button.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import { useDoorTime } from './use-door-time.js';

export interface DoorConflictsProps {
  conflicts: readonly DoorEntry[];
  onDismiss: (key: string) => void;
}

/** Who was let in without a connection against what the API says, until somebody has read it. */
export function DoorConflicts({ conflicts, onDismiss }: DoorConflictsProps) {
  const words = useWords(doorCheckMessages);
  return (
    // One that was read must not have the others said again.
    <div role="alert" aria-atomic="false">
      {conflicts.length > 0 && (
        <section className="panggung-door-check__conflicts" part="message">
          <h3>{words.conflicts}</h3>
          <ul>
            {conflicts.map((entry) => (
              <Conflict key={entry.key} entry={entry} onDismiss={() => onDismiss(entry.key)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Conflict({ entry, onDismiss }: { entry: DoorEntry; onDismiss: () => void }) {
  const words = useWords(doorCheckMessages);
  const time = useDoorTime();
  const reason = useReason();
  const row = useFocusHeir<HTMLLIElement>();
  const who = [entry.name, spacedCode(entry.code)].filter(Boolean).join(' · ');
  return (
    <li ref={row}>
      <p>
        <b>{fill(words.conflict, { who, time: time(entry.at) })}</b>{' '}
        {entry.conflict && reason(entry.conflict)}
      </p>
      <Button variant="secondary" size="small" onClick={onDismiss}>
        {words.dismiss}
      </Button>
    </li>
  );
}

/** Why the API would not have let them in. */
function useReason(): (conflict: DoorConflict) => string {
  const words = useWords(doorCheckMessages);
  const time = useDoorTime();
  return ({ code, at }) => {
    if (code !== 'already_admitted') return words[code];
    return at === null ? words.conflict_once : fill(words.conflict_already, { time: time(at) });
  };
}
