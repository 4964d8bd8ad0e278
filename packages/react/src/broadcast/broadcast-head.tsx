import { type BroadcastState, broadcastMessages, fill, formatSpan, type Show } from '@panggung/core';
import { Badge, type BadgeTone } from '../ui/badge.js';
import { useNow } from '../ui/use-now.js';
import { useWords } from '../ui/use-words.js';
import type { StageView } from './use-stage.js';

const tones: Record<BroadcastState, BadgeTone> = {
  idle: 'neutral',
  start_streaming: 'warning',
  streaming: 'live',
  reconnecting: 'error',
  stop: 'warning',
  finished: 'neutral',
};

function OnFor({ since, isRehearsal }: { since: number; isRehearsal: boolean }) {
  const words = useWords(broadcastMessages);
  // A second that has not passed is not counted.
  const span = Math.floor((useNow() - since) / 1000) * 1000;
  const text = isRehearsal ? words.rehearsing_for : words.on_air_for;
  return <span role="timer">{fill(text, { time: formatSpan(span) })}</span>;
}

/** Which show it is, how it stands, for how long, and how many watch. */
export function BroadcastHead({ show, stage }: { show: Show; stage: StageView }) {
  const words = useWords(broadcastMessages);
  const { snapshot, isRehearsal, isOn } = stage;
  const { state, since, viewers } = snapshot;
  // Nobody sees a rehearsal: it is never live.
  const isTrial = isRehearsal && state === 'streaming';
  return (
    <header className="panggung-broadcast__head">
      <h2 className="panggung-broadcast__name" part="name">
        {show.name}
      </h2>
      <p className="panggung-broadcast__facts">
        {isRehearsal && isOn && !isTrial && <Badge tone="accent">{words.rehearsal}</Badge>}
        <span role="status">
          <Badge tone={isTrial ? 'accent' : tones[state]}>{isTrial ? words.rehearsal : words[state]}</Badge>
        </span>
        {isOn && since !== null && <OnFor since={since} isRehearsal={isRehearsal} />}
        {viewers !== null && isOn && <span>{fill(words.viewers, { count: viewers })}</span>}
      </p>
    </header>
  );
}
