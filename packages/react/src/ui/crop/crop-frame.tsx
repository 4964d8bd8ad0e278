import { CROP_ZOOM_MAX, cropMessages, moveCrop, type PictureCrop, zoomCrop } from '@panggung/core';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../use-words.js';
import { drawCrop } from './crop-canvas.js';
import { useDrag } from './use-drag.js';

/** Twice what it is shown at, for screens that show more, in px. */
const DETAIL = 600;
/** How far a press of a key goes: shares of the part, and how much closer. */
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

export interface CropFrameProps {
  picture: ImageBitmap;
  crop: PictureCrop;
  /**
   * A photo of a person is seen in a circle.
   * @default 'box'
   */
  shape?: 'box' | 'circle';
  onChange: (crop: PictureCrop) => void;
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
export function CropFrame({ picture, crop, shape = 'box', onChange }: CropFrameProps) {
  const words = useWords(cropMessages);
  // Two fingers move before the first is drawn: the second goes on from there.
  const latest = useRef(crop);
  latest.current = crop;
  const change = (next: PictureCrop) => {
    latest.current = next;
    onChange(next);
  };
  const move = (by: { x: number; y: number }) => change(moveCrop(picture, latest.current, by));
  const zoom = (value: number) => change(zoomCrop(picture, latest.current, value));
  const closer = (times: number) => zoom(latest.current.zoom * times);
  const canvas = useWheel(({ deltaY }) => closer(Math.exp(-deltaY * WHEEL)));
  const frame = useRef<HTMLDivElement>(null);
  // What the dialog is for, not its way out.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [canvas, picture, crop]);

  const drag = useDrag({
    onDrag({ x, y }) {
      const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {};
      move({ x: -x / clientWidth, y: -y / clientHeight });
    },
    onSpread: closer,
  });
  const steer = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const times = zooms[event.key];
    if (direction) move(direction);
    if (times) closer(times);
    if (direction || times) event.preventDefault();
  };
  return (
    <>
      <div
        ref={frame}
        className="panggung-crop-frame"
        data-shape={shape}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys of its own.
        tabIndex={0}
        aria-label={words.frame}
        onKeyDown={steer}
        {...drag}
      >
        <canvas ref={canvas} width={DETAIL} height={Math.round(DETAIL / crop.ratio)} />
      </div>
      <p className="panggung-crop-frame__help" aria-hidden="true">
        {words.help} <span className="panggung-crop-frame__keys">{words.help_keys}</span>
      </p>
      <label className="panggung-crop-frame__zoom">
        {words.zoom}
        <input
          type="range"
          min={1}
          max={CROP_ZOOM_MAX}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={(event) => zoom(Number(event.currentTarget.value))}
        />
      </label>
    </>
  );
}
