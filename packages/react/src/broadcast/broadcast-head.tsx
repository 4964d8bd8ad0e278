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

function OnAirFor({ since }: { since: number }) {
  const words = useWords(broadcastMessages);
  // A second that has not passed is not counted.
  const span = Math.floor((useNow() - since) / 1000) * 1000;
  return <span role="timer">{fill(words.on_air_for, { time: formatSpan(span) })}</span>;
}

/** Which show it is, how it stands, for how long, and how many watch. */
export function BroadcastHead({ show, stage }: { show: Show; stage: StageView }) {
  const words = useWords(broadcastMessages);
  const { snapshot, isRehearsal, isOn } = stage;
  const { state, since, viewers } = snapshot;
  return (
    <header className="panggung-broadcast__head">
      <h2 className="panggung-broadcast__name" part="name">
        {show.name}
      </h2>
      <p className="panggung-broadcast__facts">
        {isRehearsal && isOn && <Badge tone="accent">{words.rehearsal}</Badge>}
        <span role="status">
          <Badge tone={tones[state]}>{words[state]}</Badge>
        </span>
        {isOn && since !== null && <OnAirFor since={since} />}
        {viewers !== null && isOn && <span>{fill(words.viewers, { count: viewers })}</span>}
      </p>
    </header>
  );
}
