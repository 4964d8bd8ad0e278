import { type DoorEntry, doorCheckMessages, isNewSight, type Sight } from '@panggung/core';
import { useCallback, useEffect, useRef } from 'react';
import { useWords } from '../ui/use-words.js';
import { CameraTools } from './camera-tools.js';
import { CameraWay } from './camera-way.js';
import { TakeBack } from './take-back.js';
import { useCamera } from './use-camera.js';
import { useScanner } from './use-scanner.js';
import { useSignal } from './use-signal.js';
import type { VerdictView } from './use-verdict.js';
import { VerdictPanel } from './verdict-panel.js';

export interface DoorStageProps {
  verdict: VerdictView;
  onUndo: (entry: DoorEntry) => void;
}

/** The camera's picture, and over it what became of a ticket. */
export function DoorStage({ verdict: view, onUndo }: DoorStageProps) {
  const words = useWords(doorCheckMessages);
  const { verdict, isBusy, check, hold, next } = view;
  const inside = verdict?.kind === 'already' ? verdict.entry : null;
  const camera = useCamera();
  const signal = useSignal();
  const isOn = camera.status === 'on';
  const onCode = useNewCodes(check, verdict !== null || isBusy);
  useScanner(camera.video, isOn, onCode);
  const { tell } = signal;
  useEffect(() => {
    if (verdict) tell(verdict.kind);
  }, [verdict, tell]);
  return (
    <>
      <div className="panggung-door-check__stage" data-camera={camera.status}>
        <video
          ref={camera.video}
          className="panggung-door-check__video"
          aria-label={words.stage}
          hidden={!isOn}
          muted
          playsInline
        />
        {isOn && <p className="panggung-door-check__aim">{words.camera_on}</p>}
        {camera.status !== 'on' && <CameraWay status={camera.status} onOpen={() => camera.open()} />}
        <VerdictPanel verdict={verdict} onNext={next} />
        {inside && <TakeBack entry={inside} onAsk={hold} onUndo={onUndo} onEnd={next} />}
      </div>
      <CameraTools camera={camera} signal={signal} />
    </>
  );
}

/** Hears each code once while it stays in sight; none while another one is looked at. */
function useNewCodes(check: (said: string) => void, isBusy: boolean): (text: string) => void {
  const last = useRef<Sight>(null);
  return useCallback(
    (text) => {
      const now = { text, at: performance.now() };
      const isNew = isNewSight(last.current, now);
      if (isNew && isBusy) return;
      last.current = now;
      if (isNew) check(text);
    },
    [check, isBusy],
  );
}
