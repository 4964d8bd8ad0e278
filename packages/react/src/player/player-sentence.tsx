import { isSilence } from '@panggung/client';
import { playerMessages, playerSentenceMessages, showStart } from '@panggung/core';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { Countdown } from '../ui/countdown.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import type { PanelProps } from './player-panel.js';

const useSentences = () => ({ ...useWords(playerMessages), ...useWords(playerSentenceMessages) });

interface SentenceProps {
  title: string;
  help?: string;
  role?: 'alert';
  children?: ReactNode;
}

/** A sentence in the picture's place, a line of help, one way on. */
function Sentence({ title, help, role, children }: SentenceProps) {
  const panel = useFocusHeir<HTMLDivElement>('.panggung-player__view');
  return (
    <div ref={panel} className="panggung-player__panel" part="message" role={role}>
      <p className="panggung-player__title">{title}</p>
      {help && <p className="panggung-player__help">{help}</p>}
      {children}
    </div>
  );
}

function CountdownPanel({ view }: PanelProps) {
  const words = useSentences();
  return (
    <Sentence title={view.show.name} help={words.countdown_help}>
      <Countdown until={showStart(view.show)} label={words.countdown} />
    </Sentence>
  );
}

function WaitingPanel() {
  const words = useSentences();
  return <Sentence title={words.waiting} help={words.waiting_help} />;
}

function EndedPanel({ view: { news, control } }: PanelProps) {
  const words = useSentences();
  // Where no events reach, only trying tells.
  const isReady = news?.url_video_ready ?? true;
  return (
    <Sentence title={words.ended} help={words.ended_help}>
      {isReady && <Button onClick={control.replay}>{words.watch_now}</Button>}
    </Sentence>
  );
}

function ElsewherePanel({ view: { control } }: PanelProps) {
  const words = useSentences();
  return (
    <Sentence title={words.elsewhere} help={words.elsewhere_help}>
      <Button onClick={control.takeOver}>{words.watch_here}</Button>
    </Sentence>
  );
}

/** What the API said, and a way to ask again. J-15, AMB-130. */
function RefusedPanel({ view: { state, refusal, control } }: PanelProps) {
  const words = useSentences();
  const isSilent = refusal === null || isSilence(refusal);
  return (
    <Sentence role="alert" title={words.refused} help={isSilent ? words.offline : refusal.message}>
      <Button variant="secondary" isLoading={state === 'connecting'} onClick={control.retry}>
        {words.retry}
      </Button>
    </Sentence>
  );
}

const panels = {
  countdown: CountdownPanel,
  waiting: WaitingPanel,
  ended: EndedPanel,
  elsewhere: ElsewherePanel,
  refused: RefusedPanel,
};

/** What is said in a picture's place. */
export function PlayerSentence(props: PanelProps) {
  const { state } = props.view;
  // What was refused is being asked for again.
  const Panel = state === 'connecting' ? RefusedPanel : panels[state as keyof typeof panels];
  return <Panel {...props} />;
}
