import { type AdmissionCounts, doorCheckMessages, fill } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

export interface DoorHeadProps {
  /** What the show is called. */
  name: string;
  counts: AdmissionCounts;
}

/** Which show it is, and how many of its tickets are inside. */
export function DoorHead({ name, counts }: DoorHeadProps) {
  const words = useWords(doorCheckMessages);
  return (
    <header className="panggung-door-check__head">
      <h2 className="panggung-door-check__name" part="name">
        {name || words.title}
      </h2>
      <p className="panggung-door-check__counts">
        <span className="panggung-hidden">{fill(words.inside_of, { ...counts })}</span>
        <span aria-hidden="true">
          <b>{counts.admitted}</b> / {counts.sold} {words.inside}
        </span>
      </p>
    </header>
  );
}
