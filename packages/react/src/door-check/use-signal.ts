import { getStorage } from '@panggung/client';
import type { DoorVerdict } from '@panggung/core';
import { useCallback, useState } from 'react';
import { mayMove } from '../ui/motion.js';
import { usePanggung } from '../ui/panggung-provider.js';

/** Each is told apart without looking: how long and how often the device shakes, in ms, and how high it sounds, in Hz. */
const signals: Record<DoorVerdict['kind'], { pulses: number[]; pitch: number }> = {
  admitted: { pulses: [80], pitch: 880 },
  already: { pulses: [80, 80, 80], pitch: 440 },
  refused: { pulses: [400], pitch: 196 },
};
const BEEP_S = 0.16;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

function beep(pitch: number): void {
  context ??= new AudioContext();
  void context.resume();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = pitch;
  volume.gain.value = LOUDNESS;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + BEEP_S);
}

/** Sound and vibration of a door. */
export interface Signal {
  isOn: boolean;
  toggle: () => void;
  tell: (kind: DoorVerdict['kind']) => void;
}

const KEY = 'door-check:signal';

/** Tells by sound and vibration what became of a ticket, as this device's person wishes; at first, unless they wish for less motion. */
export function useSignal(): Signal {
  const storage = getStorage(usePanggung());
  const [isOn, setOn] = useState(() => storage.get<boolean>(KEY) ?? mayMove());
  const tell = useCallback(
    (kind: DoorVerdict['kind']) => {
      if (!isOn) return;
      const { pulses, pitch } = signals[kind];
      navigator.vibrate?.(pulses);
      try {
        beep(pitch);
      } catch {
        // A device without sound is told by its picture.
      }
    },
    [isOn],
  );
  const toggle = () => {
    storage.set(KEY, !isOn);
    setOn(!isOn);
  };
  return { isOn, toggle, tell };
}
