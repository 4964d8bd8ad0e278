import { broadcastMessages, isCalledOff, type Show } from '@panggung/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ChatRoom } from '../chat/index.js';
import { Notice } from '../ui/notice.js';
import { onDemand } from '../ui/on-demand.js';
import { useLeaveGuard } from '../ui/use-leave-guard.js';
import { useWakeLock } from '../ui/use-wake-lock.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { emit } from '../ui/widget-event.js';
import type { BroadcastEvents } from './broadcast.js';
import { BroadcastHead } from './broadcast-head.js';
import type { CopyOfferProps } from './copy-offer.js';
import type { HealthPanelProps } from './health-panel.js';
import { SourceTools } from './source-tools.js';
import { StageActions } from './stage-actions.js';
import { StageAlert } from './stage-alert.js';
import { StagePicture } from './stage-picture.js';
import { useDeviceCopy } from './use-device-copy.js';
import { type StageView, useStage } from './use-stage.js';

export interface BroadcastScreenProps extends BroadcastEvents {
  show: Show;
}

const HealthPanel = onDemand<HealthPanelProps>(async () => (await import('./health-panel.js')).HealthPanel);
const CopyOffer = onDemand<CopyOfferProps>(async () => (await import('./copy-offer.js')).CopyOffer);

/** Tells the host page, once each: a rehearsal is nobody's business. */
function useTold(
  { snapshot, isRehearsal }: StageView,
  show: Show,
  onStarted: BroadcastEvents['onBroadcastStarted'],
) {
  const isOnAir = snapshot.since !== null && !isRehearsal;
  // Another listener hears of the next one.
  const told = useRef(onStarted);
  told.current = onStarted;
  useEffect(() => {
    if (isOnAir) emit(told.current, { show_id: show.id });
  }, [isOnAir, show.id]);
}

/** Nobody goes on air with what was called off; whoever is on its stage by then is told there, and keeps what was recorded. */
export function BroadcastScreen(props: BroadcastScreenProps) {
  const [isClosed] = useState(() => isCalledOff(props.show));
  return isClosed ? <Closed /> : <Stage {...props} />;
}

function Closed() {
  const words = useWords(broadcastMessages);
  useWidgetState('idle');
  return <Notice title={words.called_off} isAlert />;
}

/** The stage of a show: what the audience sees, by what it is made, how it gets on, and what the audience says. */
function Stage({ show, onBroadcastStarted, onBroadcastEnded }: BroadcastScreenProps) {
  const words = useWords(broadcastMessages);
  const stage = useStage(show.id);
  const { snapshot, source, isRehearsal, isOn } = stage;
  const [isCopyWanted, setCopyWanted] = useState(true);
  const end = useCallback(
    () => void emit(onBroadcastEnded, { show_id: show.id }),
    [onBroadcastEnded, show.id],
  );
  const trial = useRef(isRehearsal);
  trial.current = isRehearsal;
  const copy = useDeviceCopy(snapshot, source, {
    isWanted: isCopyWanted && !isRehearsal,
    // A page that leads on would take the copy with it.
    onKept: (isKept) => !isKept && !trial.current && end(),
  });
  useWidgetState(snapshot.state);
  useWakeLock(isOn);
  useLeaveGuard(isOn);
  useTold(stage, show, onBroadcastStarted);
  if (!show.islive) return <Notice title={words.not_live} isAlert />;
  const leaveCopy = () => {
    copy.forget();
    end();
  };
  return (
    <section className="panggung-broadcast__screen" aria-label={words.title}>
      <div className="panggung-broadcast__columns">
        <div className="panggung-broadcast__stage">
          <BroadcastHead show={show} stage={stage} />
          <StagePicture stage={stage} />
          <StageAlert stage={stage} />
          {copy.parts && <CopyOffer name={show.name} parts={copy.parts} onDone={leaveCopy} />}
          <SourceTools stage={stage} />
          <StageActions stage={stage} show={show} isCopyWanted={isCopyWanted} onCopyWanted={setCopyWanted} />
          {isOn && <HealthPanel samples={snapshot.samples} />}
        </div>
        <ChatRoom show={show.id} />
      </div>
    </section>
  );
}
