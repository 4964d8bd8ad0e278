import { getProgramme, type Programme } from '@panggung/client';
import type { Id, Playback } from '@panggung/core';
import { useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import type { Playout } from './playout.js';

/** What is played, and where its clock is read. */
export interface ProgrammeWish {
  showId: Id;
  playback: Playback | null;
  video: HTMLVideoElement | null;
  playout: Playout | null;
}

/** Tells the page what plays of a show, and where the viewer is in it: its chat goes along. */
export function useProgramme({ showId, playback, video, playout }: ProgrammeWish): void {
  const panggung = usePanggung();
  const { id, source, starts_at = null } = playback ?? {};
  useEffect(() => {
    if (id === undefined || !video) return;
    const elapsed = () => video.currentTime * 1000;
    const programme: Programme = {
      playbackId: id,
      isReplay: source === 'file' && starts_at === null,
      at: () => playout?.date() ?? (starts_at === null ? null : starts_at + elapsed()),
      elapsed,
    };
    getProgramme(panggung, showId).set(programme);
  }, [panggung, showId, id, source, starts_at, video, playout]);
  useEffect(() => () => getProgramme(panggung, showId).set(null), [panggung, showId]);
}
