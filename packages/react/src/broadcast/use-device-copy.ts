import type { BroadcastSnapshot } from '@panggung/client';
import { isOnStage, streamVerdict } from '@panggung/core';
import { useEffect, useRef, useState } from 'react';
import { createDeviceCopy, type DeviceCopy } from './device-copy.js';
import type { SourcesState } from './sources.js';

/** What this device recorded, once it is of use. */
export interface DeviceCopyView {
  /** Null while there is nothing to offer. */
  parts: readonly Blob[] | null;
  forget(): void;
}

const wasBad = ({ breaks, samples }: BroadcastSnapshot) =>
  breaks > 0 || samples.some((sample) => streamVerdict(sample) === 'poor');

/** Records what is sent beside sending it; offers that where the connection was bad. `onKept` says whether it does. */
export function useDeviceCopy(
  snapshot: BroadcastSnapshot,
  { video, audio }: SourcesState,
  { isWanted, onKept }: { isWanted: boolean; onKept: (isKept: boolean) => void },
): DeviceCopyView {
  const copy = useRef<DeviceCopy | null>(null);
  const [parts, setParts] = useState<readonly Blob[] | null>(null);
  const told = useRef(onKept);
  told.current = onKept;
  const { state } = snapshot;
  const isOn = isOnStage(state);
  const isBad = wasBad(snapshot);
  const bad = useRef(isBad);
  bad.current ||= isBad;

  useEffect(() => {
    if (!isOn || !video || !audio) return;
    if (isWanted) copy.current ??= createDeviceCopy();
    copy.current?.record([video, audio]);
  }, [isOn, isWanted, video, audio]);

  useEffect(() => {
    if (state !== 'finished') return;
    const kept = copy.current;
    copy.current = null;
    const isOffered = kept !== null && bad.current;
    bad.current = false;
    told.current(isOffered);
    void kept?.stop().then((all) => isOffered && setParts(all));
  }, [state]);

  // Whoever goes away meanwhile records nothing any more.
  useEffect(() => () => void copy.current?.stop(), []);

  return { parts, forget: () => setParts(null) };
}
