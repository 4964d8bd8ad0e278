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
  /** How many canvases were lost. */
  const [lost, setLost] = useState(0);
  const help = useId();
  const drag = useDrag(view, onPress);
  useEffect(() => {
    const onLost = () => setLost(lost + 1);
    const made = canvas.current && createSphereView({ canvas: canvas.current, video, onFlat, onLost });
    if (!made) return onFlat();
    setView(made);
    return () => made.stop();
  }, [video, onFlat, lost]);

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
        <canvas key={lost} ref={canvas} />
      </div>
      <span id={help} className="panggung-hidden">
        {words.sphere_keys}
      </span>
      {view && <SphereSteps view={view} />}
    </>
  );
}

interface Place {
  x: number;
  y: number;
}
const between = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

/** The picture goes along with a pointer, and comes closer between two; a mouse that only presses it means the film. */
function useDrag(view: SphereView | null, onPress: () => void) {
  const { current: held } = useRef({ places: new Map<number, Place>(), far: 0, pointerType: '' });
  const { places } = held;
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { currentTarget, pointerId, pointerType, clientX: x, clientY: y } = event;
      currentTarget.setPointerCapture(pointerId);
      places.set(pointerId, { x, y });
      Object.assign(held, { far: 0, pointerType });
    },
    onPointerMove({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      const before = places.get(pointerId);
      if (!before) return;
      const now = { x, y };
      places.set(pointerId, now);
      held.far += between(now, before);
      for (const [id, other] of places) {
        if (id !== pointerId) return view?.spread(between(now, other) / between(before, other));
      }
      const longer = Math.max(currentTarget.clientWidth, currentTarget.clientHeight);
      view?.drag({ x: (x - before.x) / longer, y: (y - before.y) / longer });
    },
    onLostPointerCapture: ({ pointerId }: PointerEvent) => void places.delete(pointerId),
    onClick() {
      // A finger on the picture asks for the controls, which come with it.
      if (held.far <= STILL_PX && held.pointerType !== 'touch') onPress();
    },
  };
}
