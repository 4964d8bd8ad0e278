import { createPlayback, type PlaybackControl, type PlaybackSnapshot } from '@panggung/client';
import { type Show, type WatchPass, type WatchStand, watchPass, watchStand } from '@panggung/core';
import { useEffect, useMemo } from 'react';
import { useViewerStake, type ViewerStake } from '../show-detail/index.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useStore } from '../ui/use-store.js';

/** A show on this screen, and how its viewer stands with it. */
export interface PlayerView extends PlaybackSnapshot {
  control: PlaybackControl;
  stake: ViewerStake;
  /** What the viewer may do with the show now. */
  stand: WatchStand;
  /** As it stands by the last news. */
  show: Show;
}

/** Plays a show as soon as its viewer may watch it, or its rehearsal to whoever makes it. */
export function usePlayer(known: Show, isRehearsal: boolean): PlayerView {
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const control = useMemo(() => createPlayback(panggung, known.id), [panggung, known.id]);
  const snapshot = useStore(control.$playback);
  const show = snapshot.news ? { ...known, video_status: snapshot.news.video_status } : known;
  const stake = useViewerStake(show, false);
  const { action, payment } = stake;
  const stand = useAsOfNow((now) => (isRehearsal ? 'live' : watchStand({ show, action, now })));
  const pass: WatchPass = isRehearsal ? { kind: 'rehearsal' } : watchPass(payment, person?.user_id);
  const code = pass.kind === 'guest' ? pass.code : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what a pass is, not by which object says it.
  useEffect(() => control.stand(stand, pass), [control, stand, pass.kind, code]);
  return { ...snapshot, control, stake, stand, show };
}
