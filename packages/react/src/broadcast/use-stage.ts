import { type BroadcastControl, type BroadcastSnapshot, createBroadcast, getStorage } from '@panggung/client';
import { type Id, isOnStage } from '@panggung/core';
import { useEffect, useMemo, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { createSources, type Sources, type SourcesState } from './sources.js';

/** A host before their own camera. */
export interface StageView {
  sources: Sources;
  source: SourcesState;
  /** As the broadcast stands, or the rehearsal while that is on. */
  snapshot: BroadcastSnapshot;
  isRehearsal: boolean;
  /** Leaving would end something. */
  isOn: boolean;
  start(isRehearsal: boolean): void;
  stop(): void;
}

/** What is sent goes on when another source is chosen. */
function useSameStream(control: BroadcastControl, { video, audio }: SourcesState): void {
  useEffect(() => send(control, video), [control, video]);
  useEffect(() => send(control, audio), [control, audio]);
}

function send(control: BroadcastControl, track: MediaStreamTrack | null): void {
  // A connection that breaks off just then takes none: the next one begins with it.
  if (track) control.use(track).catch(() => {});
}

/** The stage of a show and of its rehearsal, and what is to be seen there. */
export function useStage(showId: Id): StageView {
  const panggung = usePanggung();
  const sources = useMemo(() => createSources(getStorage(panggung)), [panggung]);
  const live = useMemo(() => createBroadcast(panggung, { showId }), [panggung, showId]);
  const rehearsal = useMemo(
    () => createBroadcast(panggung, { showId, isRehearsal: true }),
    [panggung, showId],
  );
  const [isRehearsal, setRehearsal] = useState(false);
  const source = useStore(sources.$sources);
  const show = useStore(live.$broadcast);
  const trial = useStore(rehearsal.$broadcast);
  useSameStream(live, source);
  useSameStream(rehearsal, source);
  useEffect(() => () => sources.close(), [sources]);
  const snapshot = isRehearsal ? { ...trial, viewers: null } : show;
  return {
    sources,
    source,
    snapshot,
    isRehearsal,
    isOn: isOnStage(snapshot.state),
    start(isTrial) {
      setRehearsal(isTrial);
      const { video, audio } = source;
      if (video && audio) (isTrial ? rehearsal : live).start([video, audio]);
    },
    stop: () => (isRehearsal ? rehearsal : live).stop(),
  };
}
