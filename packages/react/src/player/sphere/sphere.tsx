import { sphereMessages, sphereStep } from '@panggung/core';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFocusHeir } from '../../ui/use-focus-heir.js';
import { useWords } from '../../ui/use-words.js';
import { SphereSteps } from './sphere-steps.js';
import { createSphereView, type SphereView } from './sphere-view.js';

/** A press that moves no further than this, in px, is no drag. */
const STILL_PX = 4;

export interface SphereProps {
  video: HTMLVideoElement;
  /** The picture was pressed. */
  onPress: () => void;
}

/** A film that lies all around its viewer, over the same film flat: which is seen where the browser can do no more. J-25. */
export function Sphere({ video, onPress }: SphereProps) {
  const { flat } = useWords(sphereMessages);
  const [isFlat, setFlat] = useState(false);
  const onFlat = useCallback(() => setFlat(true), []);
  if (!isFlat) return <Around video={video} onPress={onPress} onFlat={onFlat} />;
  return (
    <p className="panggung-sphere" role="status">
      {flat}
    </p>
  );
}

function Around({ video, onPress, onFlat }: SphereProps & { onFlat: () => void }) {
  const words = useWords(sphereMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const part = useFocusHeir<HTMLDivElement>('.panggung-player__view');
  const [view, setView] = useState<SphereView | null>(null);
  const help = useId();
  const drag = useDrag(view, onPress);
  useEffect(() => {
    const made = canvas.current && createSphereView({ canvas: canvas.current, video, onFlat });
    if (!made) return onFlat();
    setView(made);
    return () => made.stop();
  }, [video, onFlat]);

  const steer = (event: KeyboardEvent) => {
    const step = sphereStep(event.key);
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    view?.step(step);
  };
  return (
    <>
      <div
        ref={part}
        className="panggung-sphere__picture"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is turned by keys of its own.
        tabIndex={0}
        aria-label={words.sphere}
        aria-describedby={help}
        onKeyDown={steer}
        {...drag}
      >
        <canvas ref={canvas} />
      </div>
      <span id={help} className="panggung-hidden">
        {words.sphere_keys}
      </span>
      {view && <SphereSteps view={view} />}
    </>
  );
}

/** The picture goes along with a pointer; a mouse that only presses it means the film. */
function useDrag(view: SphereView | null, onPress: () => void) {
  const last = useRef({ x: 0, y: 0, far: 0, pointerType: '' });
  return {
    onPointerDown({
      currentTarget,
      pointerId,
      pointerType,
      clientX: x,
      clientY: y,
    }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture(pointerId);
      last.current = { x, y, far: 0, pointerType };
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!currentTarget.hasPointerCapture(pointerId)) return;
      const { x, y, far, pointerType } = last.current;
      const way = { x: clientX - x, y: clientY - y };
      const longer = Math.max(currentTarget.clientWidth, currentTarget.clientHeight);
      view?.drag({ x: way.x / longer, y: way.y / longer });
      last.current = { x: clientX, y: clientY, far: far + Math.hypot(way.x, way.y), pointerType };
    },
    onClick() {
      // A finger on the picture asks for the controls, which come with it.
      if (last.current.far <= STILL_PX && last.current.pointerType !== 'touch') onPress();
    },
  };
}
