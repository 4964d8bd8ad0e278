import { broadcastMessages } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import type { StageView } from './use-stage.js';

/** What the audience sees, or why there is nothing to see yet. Never mirrored: letters stay readable, as they are sent. */
export function StagePicture({ stage }: { stage: StageView }) {
  const words = useWords(broadcastMessages);
  const { status, video } = stage.source;
  const screen = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = screen.current;
    if (!shown) return;
    shown.srcObject = video && new MediaStream([video]);
    // Refused by a browser that saves power: it plays once it is seen.
    if (video) shown.play().catch(() => {});
    return () => {
      shown.srcObject = null;
    };
  }, [video]);
  return (
    <div className="panggung-broadcast__picture" part="player">
      <video ref={screen} aria-label={words.preview} muted playsInline hidden={!video} />
      {status !== 'on' && <Curtain stage={stage} />}
    </div>
  );
}

/** Says what will be asked before the browser asks it. */
function Curtain({ stage }: { stage: StageView }) {
  const words = useWords(broadcastMessages);
  const part = useFocusHeir<HTMLDivElement>();
  const { status, alert } = stage.source;
  const isAsking = status === 'asking';
  return (
    <div ref={part} className="panggung-broadcast__curtain">
      {/* What was lost, the alert says. */}
      {status !== 'lost' && <p role="status">{isAsking ? words.asking : words.why}</p>}
      <Button isLoading={isAsking} onClick={() => void stage.sources.open()}>
        {alert || status === 'lost' ? words.try_again : words.open}
      </Button>
    </div>
  );
}
