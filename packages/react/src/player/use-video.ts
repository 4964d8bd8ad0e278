import { useEffect, useState } from 'react';

const changes = [
  'play',
  'pause',
  'timeupdate',
  'durationchange',
  'progress',
  'seeking',
  'volumechange',
  'ended',
  'waiting',
  'playing',
  'enterpictureinpicture',
  'leavepictureinpicture',
];

/** Where a picture is, as far as its controls show it. Times in seconds. */
export interface VideoView {
  isPaused: boolean;
  time: number;
  /** What may be sought. */
  start: number;
  end: number;
  volume: number;
  isMuted: boolean;
}

const none: VideoView = { isPaused: true, time: 0, start: 0, end: 0, volume: 1, isMuted: false };

/** Draws again when a picture changes. */
export function useVideo(video: HTMLVideoElement | null): VideoView {
  const [, draw] = useState({});
  useEffect(() => {
    if (!video) return;
    const look = () => draw({});
    for (const name of changes) video.addEventListener(name, look);
    return () => {
      for (const name of changes) video.removeEventListener(name, look);
    };
  }, [video]);
  if (!video) return none;
  const { paused, currentTime, duration, seekable, volume, muted } = video;
  const isRanged = seekable.length > 0;
  return {
    isPaused: paused,
    time: currentTime,
    start: isRanged ? seekable.start(0) : 0,
    end: isRanged ? seekable.end(seekable.length - 1) : Number.isFinite(duration) ? duration : 0,
    volume,
    isMuted: muted || volume === 0,
  };
}
