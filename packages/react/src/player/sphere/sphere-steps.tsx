import { type SphereStep, sphereMessages } from '@panggung/core';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/button.js';
import { Icon, nextShape, previousShape } from '../../ui/icon.js';
import { useWords } from '../../ui/use-words.js';
import { followPose, hasPose } from './device-pose.js';
import {
  aheadShape,
  aroundShape,
  closerShape,
  downShape,
  fartherShape,
  movingShape,
  upShape,
} from './sphere-icon.js';
import type { SphereView } from './sphere-view.js';

/** In the order in which they stand. */
const shapes: Record<SphereStep, string> = {
  left: previousShape,
  up: upShape,
  down: downShape,
  right: nextShape,
  closer: closerShape,
  farther: fartherShape,
  ahead: aheadShape,
};
const steps = Object.keys(shapes) as SphereStep[];

/** Looks around without a drag: by presses, or by moving the device. */
export function SphereSteps({ view }: { view: SphereView }) {
  const words = useWords(sphereMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="panggung-sphere">
      <IconButton label={words.look_around} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon shape={aroundShape} />
      </IconButton>
      {hasPose() && <Moving view={view} isAlone={!isOpen} />}
      {isOpen &&
        steps.map((step) => (
          <IconButton key={step} label={words[step]} onClick={() => view.step(step)}>
            <Icon shape={shapes[step]} />
          </IconButton>
        ))}
      {isOpen && (
        <p className="panggung-sphere__keys" aria-hidden="true">
          {words.sphere_keys}
        </p>
      )}
    </div>
  );
}

type MotionState = 'off' | 'on' | 'none';

/** The device as a window: asked for by a press, never before. */
function Moving({ view, isAlone }: { view: SphereView; isAlone: boolean }) {
  const words = useWords(sphereMessages);
  const [state, setState] = useState<MotionState>('off');
  const [stop, setStop] = useState<() => void>();
  useEffect(() => stop, [stop]);
  const end = (next: MotionState) => {
    setStop(undefined);
    setState(next);
    view.letGo();
  };
  const toggle = () => {
    if (state === 'on') return end('off');
    setState('on');
    // Safari lets it be asked for during the press alone.
    const follow = followPose({ onPose: view.hold, onNone: () => end('none') });
    setStop(() => follow);
  };
  return (
    <>
      <IconButton label={words.by_moving} aria-pressed={state === 'on'} onClick={toggle}>
        <Icon shape={movingShape} />
      </IconButton>
      {/* Beside all the buttons there is no room for it on a phone. */}
      <span role="status">{isAlone && state === 'none' && words.no_motion}</span>
    </>
  );
}
