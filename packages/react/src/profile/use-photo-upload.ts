import { changePhoto } from '@panggung/client';
import type { User } from '@panggung/core';
import { useEffect, useRef, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';

export interface PhotoUpload {
  status: 'idle' | 'sending' | 'failed';
  /** How much of it was sent. */
  percent: number;
  /** True once it is the person's photo; false where it failed or was given up. */
  send(photo: Promise<Blob>): Promise<boolean>;
  giveUp(): void;
}

const idle = { status: 'idle', percent: 0 } as const;

/** The way of a photo to the API; given up when nobody sees it any more. */
export function usePhotoUpload(person: User): PhotoUpload {
  const panggung = usePanggung();
  const [state, setState] = useState<Pick<PhotoUpload, 'status' | 'percent'>>(idle);
  const underway = useRef<AbortController>(undefined);
  const giveUp = () => underway.current?.abort();
  useEffect(() => () => underway.current?.abort(), []);
  return {
    ...state,
    giveUp,
    async send(photo) {
      const control = new AbortController();
      const { signal } = control;
      underway.current = control;
      setState({ status: 'sending', percent: 0 });
      try {
        await changePhoto(panggung, person, {
          photo: await photo,
          signal,
          onProgress: ({ share }) => {
            if (!signal.aborted) setState({ status: 'sending', percent: Math.round(share * 100) });
          },
        });
        return true;
      } catch {
        setState(signal.aborted ? idle : { status: 'failed', percent: 0 });
        return false;
      }
    },
  };
}
