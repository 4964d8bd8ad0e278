import { getStorage } from '@panggung/client';
import { useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';

const KEY = 'volume';

interface KeptVolume {
  volume: number;
  isMuted: boolean;
}

/** Gives a picture the loudness of the last one; what the browser silenced is not remembered. */
export function useVolumeMemory(video: HTMLVideoElement | null, isSilenced: boolean): void {
  const panggung = usePanggung();
  useEffect(() => {
    const kept = getStorage(panggung).get<KeptVolume>(KEY);
    if (!video || !kept) return;
    video.volume = Math.min(Math.max(Number(kept.volume) || 0, 0), 1);
    video.muted = kept.isMuted === true;
  }, [panggung, video]);
  useEffect(() => {
    if (!video || isSilenced) return;
    const keep = () => getStorage(panggung).set(KEY, { volume: video.volume, isMuted: video.muted });
    video.addEventListener('volumechange', keep);
    return () => video.removeEventListener('volumechange', keep);
  }, [panggung, video, isSilenced]);
}
