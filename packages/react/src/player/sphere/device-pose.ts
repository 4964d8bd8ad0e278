import { lookThrough, type SphereLook } from '@panggung/core';

/** Safari asks the person, during a press. */
type AskingEvent = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<unknown> };

/** Whether there is a device that is moved by hand, and that may tell how. */
export function hasPose(): boolean {
  return 'DeviceOrientationEvent' in globalThis && matchMedia('(pointer: coarse)').matches;
}

/** How far the page is turned on its device, in degrees; Safari before 16.4 has the older name alone. */
const turnOfPage = () => screen.orientation?.angle ?? globalThis.orientation ?? 0;

export interface PoseListener {
  onPose(pose: Omit<SphereLook, 'field'>): void;
  /** The person does not want it, or the device does not know. */
  onNone(): void;
}

/** A device that is silent for longer does not know how it is held, in ms. */
const SILENCE_MS = 3000;

/** Tells how the device is held, after asking for it where that is due; begins during a press. Returns how to stop it. */
export function followPose({ onPose, onNone }: PoseListener): () => void {
  /** Nothing was heard of it yet, and somebody waits. */
  let isSilent = true;
  const hear = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    isSilent = false;
    if (alpha === null || beta === null || gamma === null) onNone();
    else onPose(lookThrough({ alpha, beta, gamma, screen: turnOfPage() }));
  };
  // Refused, nothing is heard either.
  const listen = () => {
    if (!isSilent) return;
    addEventListener('deviceorientation', hear);
    setTimeout(() => isSilent && onNone(), SILENCE_MS);
  };
  const ask = (DeviceOrientationEvent as AskingEvent).requestPermission?.() ?? Promise.resolve();
  ask.then(listen, listen);
  return () => {
    isSilent = false;
    removeEventListener('deviceorientation', hear);
  };
}
