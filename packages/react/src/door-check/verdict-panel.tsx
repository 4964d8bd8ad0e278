import { type DoorVerdict, doorCheckMessages, fill } from '@panggung/core';
import { alertShape, checkShape, closeShape, Icon } from '../ui/icon.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import { useDoorTime } from './use-door-time.js';

const shapes: Record<DoorVerdict['kind'], string> = {
  admitted: checkShape,
  already: alertShape,
  refused: closeShape,
};

export interface VerdictPanelProps {
  verdict: DoorVerdict | null;
  onNext: () => void;
}

/** What became of a ticket, large: a press anywhere on it goes on. Said at once to who does not see it. */
export function VerdictPanel({ verdict, onNext }: VerdictPanelProps) {
  const words = useWords(doorCheckMessages);
  const lines = useLines(verdict);
  return (
    <>
      <p className="panggung-hidden" role="alert">
        {verdict && [words[verdict.kind], ...lines].join('. ')}
      </p>
      {verdict && <Panel kind={verdict.kind} lines={lines} onNext={onNext} />}
    </>
  );
}

interface PanelProps {
  kind: DoorVerdict['kind'];
  lines: readonly string[];
  onNext: () => void;
}

function Panel({ kind, lines, onNext }: PanelProps) {
  const words = useWords(doorCheckMessages);
  const button = useFocusHeir<HTMLButtonElement>();
  return (
    <button
      ref={button}
      type="button"
      className="panggung-door-check__verdict"
      part="panel"
      data-kind={kind}
      onClick={onNext}
    >
      <Icon shape={shapes[kind]} size={24} />
      <b>{words[kind]}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <small>{words.next}</small>
    </button>
  );
}

/** Who and when, or why not. */
function useLines(verdict: DoorVerdict | null): readonly string[] {
  const words = useWords(doorCheckMessages);
  const time = useDoorTime();
  if (verdict === null) return [];
  if (verdict.kind === 'refused') return [words[verdict.reason]];
  if (verdict.kind === 'already') {
    return [verdict.at === null ? words.already_once : fill(words.already_at, { time: time(verdict.at) })];
  }
  const { name, at, state } = verdict.entry;
  const who = [name, time(at)].filter(Boolean).join(' · ');
  return state === 'waiting' ? [who, words.admitted_here] : [who];
}
