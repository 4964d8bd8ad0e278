import { type PlayerState, playerMessages } from '@panggung/core';
import type { ComponentType } from 'react';
import { later } from '../ui/later.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';
import type { PlayerEvents } from './player-events.js';
import type { PlayerView } from './use-player.js';

export interface PanelProps {
  view: PlayerView;
  events: Omit<PlayerEvents, 'onWatchEnd'>;
}

// Not before the picture: it comes to most who are here.
const PlayerSentence = later<PanelProps>(async () => (await import('./player-sentence.js')).PlayerSentence);
// With its dialogs: nobody who has a ticket needs it.
const PlayerGate = onDemand<PanelProps>(async () => (await import('./player-gate.js')).PlayerGate);

/** A ring, and words for those who do not see it. */
function ConnectingPanel() {
  const words = useWords(playerMessages);
  return (
    <div className="panggung-player__ring">
      <span className="panggung-hidden">{words.connecting}</span>
    </div>
  );
}

/** A line over the last picture. */
function InterruptedPanel() {
  const words = useWords(playerMessages);
  return (
    <p className="panggung-player__line">
      <span className="panggung-player__ring" />
      {words.interrupted}
    </p>
  );
}

const panels: Record<PlayerState, ComponentType<PanelProps> | null> = {
  gate: PlayerGate,
  countdown: PlayerSentence,
  waiting: PlayerSentence,
  connecting: ConnectingPanel,
  live: null,
  interrupted: InterruptedPanel,
  ended: PlayerSentence,
  replay: null,
  elsewhere: PlayerSentence,
  refused: PlayerSentence,
};

/** What stands in the picture's place, or over it. */
export function PlayerPanel(props: PanelProps) {
  const { state, refusal } = props.view;
  // What was refused is asked for again and again: nobody wants to hear of each time.
  const isAskedAgain = state === 'connecting' && refusal !== null;
  const Panel = panels[isAskedAgain ? 'refused' : state];
  return Panel && <Panel {...props} />;
}
