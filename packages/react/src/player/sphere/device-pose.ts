import { lookThrough, type SphereLook } from '@panggung/core';

/** Safari asks the person, during a press. */
type AskingEvent = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<PermissionState> };

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

/** Tells how the device is held, after asking for it where that is due; begins during a press. Returns how to stop it. */
export function followPose({ onPose, onNone }: PoseListener): () => void {
  let isWanted = true;
  const hear = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    if (alpha === null || beta === null || gamma === null) onNone();
    else onPose(lookThrough({ alpha, beta, gamma, screen: turnOfPage() }));
  };
  const ask = (DeviceOrientationEvent as AskingEvent).requestPermission?.() ?? Promise.resolve('granted');
  ask.then(
    (answer) => {
      if (!isWanted) return;
      if (answer === 'granted') addEventListener('deviceorientation', hear);
      else onNone();
    },
    () => isWanted && onNone(),
  );
  return () => {
    isWanted = false;
    removeEventListener('deviceorientation', hear);
  };
}
