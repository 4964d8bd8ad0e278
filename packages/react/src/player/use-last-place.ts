import { useRef } from 'react';
import type { VideoView } from './use-video.js';

/** Where a picture is, and whether it can be sought now. */
export type LastPlace = VideoView & { isSeekable: boolean };

/** While an engine is set up there is nothing to be sought: a picture is where it was last. */
export function useLastPlace(video: HTMLVideoElement | null, shown: VideoView): LastPlace {
  const last = useRef(shown);
  const isSeekable = shown.end > shown.start;
  const isThere = video !== null && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  if (isSeekable || isThere) last.current = shown;
  const { time, start, end } = last.current;
  return { ...shown, time, start, end, isSeekable };
}
