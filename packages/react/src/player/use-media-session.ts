import { landscapeImage, type Show } from '@panggung/core';
import { useEffect } from 'react';

/** Seconds a headset's button skips. */
const SKIP_SECONDS = 10;

/** Tells the system what plays, so that its own buttons work: of several players they are for the one that began last. */
export function useMediaSession(show: Show, video: HTMLVideoElement | null): void {
  const { name, creator_name } = show;
  const cover = landscapeImage(show);
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!video || !session) return;
    const metadata = new MediaMetadata({
      title: name,
      artist: creator_name ?? '',
      artwork: cover ? [{ src: new URL(cover, document.baseURI).href }] : [],
    });
    const skip = (seconds: number) => () => {
      video.currentTime += seconds;
    };
    const acts: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => void video.play().catch(() => {})],
      ['pause', () => video.pause()],
      ['seekbackward', skip(-SKIP_SECONDS)],
      ['seekforward', skip(SKIP_SECONDS)],
    ];
    const begin = () => {
      session.metadata = metadata;
      for (const [act, run] of acts) session.setActionHandler(act, run);
    };
    if (!video.paused) begin();
    video.addEventListener('play', begin);
    return () => {
      video.removeEventListener('play', begin);
      // Another has begun since.
      if (session.metadata !== metadata) return;
      session.metadata = null;
      for (const [act] of acts) session.setActionHandler(act, null);
    };
  }, [video, name, creator_name, cover]);
}
