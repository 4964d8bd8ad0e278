import { getStorage } from '@panggung/client';
import { type RefObject, useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';

const KEY = 'volume';

interface KeptVolume {
  volume: number;
  isMuted: boolean;
}

/** Gives a picture the loudness of the last one; what the browser has silenced is not remembered. */
export function useVolumeMemory(video: HTMLVideoElement | null, silence: RefObject<boolean>): void {
  const panggung = usePanggung();
  useEffect(() => {
    const kept = video && getStorage(panggung).get<KeptVolume>(KEY);
    if (!kept) return;
    video.volume = Math.min(Math.max(Number(kept.volume) || 0, 0), 1);
    video.muted = kept.isMuted === true;
  }, [panggung, video]);
  useEffect(() => {
    if (!video) return;
    const keep = () => {
      const { volume, muted: isMuted } = video;
      // Turned on in whichever way, it is silent no more.
      silence.current &&= isMuted;
      if (!silence.current) getStorage(panggung).set(KEY, { volume, isMuted });
    };
    video.addEventListener('volumechange', keep);
    return () => video.removeEventListener('volumechange', keep);
  }, [panggung, video, silence]);
}
