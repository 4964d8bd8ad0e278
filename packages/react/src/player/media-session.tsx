import type { Show } from '@panggung/core';
import { useMediaSession } from './use-media-session.js';

export interface MediaSessionProps {
  show: Show;
  video: HTMLVideoElement | null;
}

/** The system's own buttons, for what plays: nothing to be seen here. */
export function MediaSession({ show, video }: MediaSessionProps) {
  useMediaSession(show, video);
  return null;
}
