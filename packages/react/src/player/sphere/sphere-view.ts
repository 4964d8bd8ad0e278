import {
  draggedLook,
  glidingLook,
  type SphereLook,
  type SphereStep,
  spreadLook,
  steppedLook,
  straightAhead,
} from '@panggung/core';
import { mayMove } from '../../ui/motion.js';
import { createSpherePicture } from './sphere-picture.js';

/** How long a look glides after a press, in ms: by then it has come two thirds of the way. */
const GLIDE_MS = 90;

export interface SphereViewOptions {
  canvas: HTMLCanvasElement;
  video: HTMLVideoElement;
  /** It cannot be shown all around, or no longer. */
  onFlat(): void;
  /** The graphics card took the canvas away: another one may be had. */
  onLost(): void;
}

/** A film all around somebody, who looks about in it. */
export interface SphereView {
  step(step: SphereStep): void;
  /** By parts of the longer side, to the right and down. */
  drag(way: { x: number; y: number }): void;
  /** Two fingers are so many times as far from each other. */
  spread(times: number): void;
  /** Looks through the device as through a window: what is ahead at first stays ahead. */
  hold(pose: Omit<SphereLook, 'field'>): void;
  /** The device is a window no more. */
  letGo(): void;
  stop(): void;
}

/** Knows whether a film has a new picture; of a browser that does not tell, it always has. */
function watchFrames(video: HTMLVideoElement): { take(): boolean; stop(): void } {
  if (!video.requestVideoFrameCallback) return { take: () => true, stop() {} };
  let isNew = true;
  const hear = () => {
    isNew = true;
    request = video.requestVideoFrameCallback(hear);
  };
  let request = video.requestVideoFrameCallback(hear);
  return {
    take() {
      const wasNew = isNew;
      isNew = false;
      return wasNew;
    },
    stop: () => video.cancelVideoFrameCallback(request),
  };
}

/** Draws a film as it is seen from its middle, until it is stopped. Null where the browser cannot. AMB-093. */
export function createSphereView({ canvas, video, onFlat, onLost }: SphereViewOptions): SphereView | null {
  const picture = createSpherePicture(canvas);
  if (!picture) return null;
  const frames = watchFrames(video);
  let look = straightAhead;
  let aim = look;
  /** Where the stage is for the device; null while it is no window. */
  let north: number | null = null;
  let isDue = true;
  let drawnAt = 0;

  /** Between two engines there is no picture: the last one stays. */
  function takeFrame(): boolean {
    const isThere = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;
    if (!isThere || !frames.take()) return false;
    picture?.take(video);
    return true;
  }

  function draw(now: number): void {
    const share = mayMove() ? 1 - Math.exp((drawnAt - now) / GLIDE_MS) : 1;
    drawnAt = now;
    const isNew = takeFrame();
    if (!isNew && !isDue && look === aim) return;
    isDue = false;
    look = glidingLook(look, aim, share);
    picture?.draw(look);
  }

  function tick(now: number): void {
    try {
      draw(now);
      request = requestAnimationFrame(tick);
    } catch {
      // The page may see the film, but not read it, or it is too large.
      onFlat();
    }
  }

  function turnTo(next: SphereLook): void {
    if (north !== null) north += next.yaw - aim.yaw;
    aim = next;
  }

  let request = requestAnimationFrame(tick);
  const resizes = new ResizeObserver(() => {
    isDue = true;
  });
  resizes.observe(canvas);
  canvas.addEventListener('webglcontextlost', onLost);

  return {
    step: (step) => turnTo(steppedLook(aim, step)),
    drag: (way) => turnTo(draggedLook(aim, way)),
    spread: (times) => turnTo(spreadLook(aim, times)),
    hold({ yaw, pitch, roll }) {
      north ??= aim.yaw - yaw;
      aim = { yaw: north + yaw, pitch, roll, field: aim.field };
      look = aim;
      isDue = true;
    },
    letGo() {
      north = null;
      aim = { ...aim, roll: 0 };
    },
    stop() {
      cancelAnimationFrame(request);
      resizes.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      frames.stop();
      picture.stop();
    },
  };
}
