import { type PlayerState, playerMessages, showStart } from '@panggung/core';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { Countdown } from '../ui/countdown.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';
import type { PlayerEvents } from './player-events.js';
import type { PlayerView } from './use-player.js';

export interface PanelProps {
  view: PlayerView;
  events: Omit<PlayerEvents, 'onWatchEnd'>;
}

// With its dialogs: nobody who has a ticket needs it.
const PlayerGate = onDemand<PanelProps>(async () => (await import('./player-gate.js')).PlayerGate);

interface SentenceProps {
  title: string;
  help?: string;
  role?: 'alert';
  children?: ReactNode;
}

/** A sentence in the picture's place, a line of help, one way on. */
function Sentence({ title, help, role, children }: SentenceProps) {
  return (
    <div className="panggung-player__panel" part="message" role={role}>
      <p className="panggung-player__title">{title}</p>
      {help && <p className="panggung-player__help">{help}</p>}
      {children}
    </div>
  );
}

function CountdownPanel({ view }: PanelProps) {
  const words = useWords(playerMessages);
  return (
    <Sentence title={view.show.name} help={words.countdown_help}>
      <Countdown until={showStart(view.show)} label={words.countdown} />
    </Sentence>
  );
}

function WaitingPanel() {
  const words = useWords(playerMessages);
  return <Sentence title={words.waiting} help={words.waiting_help} />;
}

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

function EndedPanel({ view: { news, control } }: PanelProps) {
  const words = useWords(playerMessages);
  // Where no events reach, only trying tells.
  const isReady = news?.url_video_ready ?? true;
  return (
    <Sentence title={words.ended} help={words.ended_help}>
      {isReady && <Button onClick={control.replay}>{words.watch_now}</Button>}
    </Sentence>
  );
}

function ElsewherePanel({ view: { control } }: PanelProps) {
  const words = useWords(playerMessages);
  return (
    <Sentence title={words.elsewhere} help={words.elsewhere_help}>
      <Button onClick={control.takeOver}>{words.watch_here}</Button>
    </Sentence>
  );
}

const silences: readonly string[] = ['unreachable', 'timeout'];

/** What the API said, and a way to ask again. J-15, AMB-130. */
function RefusedPanel({ view: { state, refusal, control } }: PanelProps) {
  const words = useWords(playerMessages);
  const isSilent = refusal === null || silences.includes(refusal.code);
  return (
    <Sentence role="alert" title={words.refused} help={isSilent ? words.offline : refusal.message}>
      <Button variant="secondary" isLoading={state === 'connecting'} onClick={control.retry}>
        {words.retry}
      </Button>
    </Sentence>
  );
}

const panels: Record<PlayerState, ((props: PanelProps) => ReactNode) | null> = {
  gate: ({ view, events }) => <PlayerGate view={view} events={events} />,
  countdown: CountdownPanel,
  waiting: WaitingPanel,
  connecting: ConnectingPanel,
  live: null,
  interrupted: InterruptedPanel,
  ended: EndedPanel,
  replay: null,
  elsewhere: ElsewherePanel,
  refused: RefusedPanel,
};

/** What stands in the picture's place, or over it. */
export function PlayerPanel(props: PanelProps) {
  const { state, refusal } = props.view;
  // What was refused is asked for again and again: nobody wants to hear of each time.
  const isAskedAgain = state === 'connecting' && refusal !== null;
  const Panel = panels[isAskedAgain ? 'refused' : state];
  return Panel && <Panel {...props} />;
}
