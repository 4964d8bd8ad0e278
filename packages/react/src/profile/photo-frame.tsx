import { moveCrop, PHOTO_ZOOM_MAX, type PhotoCrop, zoomCrop } from '@panggung/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { drawCrop } from './photo-canvas.js';
import { usePhotoWords } from './photo-words.js';

/** Twice what it is shown at, for screens that show more. */
const DETAIL = 600;
/** How far a press of a key goes: parts of the square, and how much closer. */
const STEP = 0.05;
const CLOSER = 1.1;
/** How much closer one px of a wheel goes. */
const WHEEL = 0.002;

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const zooms: Record<string, number> = { '+': CLOSER, '=': CLOSER, '-': 1 / CLOSER };

export interface PhotoFrameProps {
  picture: ImageBitmap;
  crop: PhotoCrop;
  onChange: (crop: PhotoCrop) => void;
}

/** A wheel that zooms must not scroll, which only a listener that is not passive may forbid. */
function useWheel(onWheel: (event: WheelEvent) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(onWheel);
  latest.current = onWheel;
  useEffect(() => {
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event);
    };
    const place = canvas.current;
    place?.addEventListener('wheel', listen, { passive: false });
    return () => place?.removeEventListener('wheel', listen);
  }, []);
  return canvas;
}

/** The picture behind its frame: moved by pointer or arrow keys, zoomed by wheel, plus and minus, or the slider. P-19. */
export function PhotoFrame({ picture, crop, onChange }: PhotoFrameProps) {
  const words = usePhotoWords();
  const zoom = (value: number) => onChange(zoomCrop(picture, crop, value));
  const canvas = useWheel(({ deltaY }) => zoom(crop.zoom * Math.exp(-deltaY * WHEEL)));
  const frame = useRef<HTMLDivElement>(null);
  // What the dialog is for, not its way out.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [canvas, picture, crop]);

  const drag = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth: side } = currentTarget;
    onChange(moveCrop(picture, crop, { x: -movementX / side, y: -movementY / side }));
  };
  const steer = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const closer = zooms[event.key];
    if (direction) onChange(moveCrop(picture, crop, direction));
    if (closer) zoom(crop.zoom * closer);
    if (direction || closer) event.preventDefault();
  };
  return (
    <>
      <div
        ref={frame}
        className="panggung-photo-frame"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys of its own.
        tabIndex={0}
        aria-label={words.crop}
        onKeyDown={steer}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      >
        <canvas ref={canvas} width={DETAIL} height={DETAIL} />
      </div>
      <p className="panggung-profile__question" aria-hidden="true">
        {words.help} <span className="panggung-photo-keys">{words.help_keys}</span>
      </p>
      <label className="panggung-photo-zoom">
        {words.zoom}
        <input
          type="range"
          min={1}
          max={PHOTO_ZOOM_MAX}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={(event) => zoom(Number(event.currentTarget.value))}
        />
      </label>
    </>
  );
}
