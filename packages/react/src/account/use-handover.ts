import { type Handover, openHandover } from '@panggung/client';
import { useEffect, useRef, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';

/** A sign-in at the main site: not begun, under way in its window, or waiting for a link because no window could open. */
export type HandoverState = 'idle' | 'waiting' | 'blocked';

/** Signs in at the main site. `start` must be called in the very press. AMB-035. */
export function useHandover(siteUrl: string, onSignedIn: () => void) {
  const panggung = usePanggung();
  const [state, setState] = useState<HandoverState>('idle');
  const underway = useRef<Handover | null>(null);
  const latest = useRef(onSignedIn);
  latest.current = onSignedIn;

  useEffect(
    () => () => {
      // Whoever has just come in still has to be told of.
      if (!panggung.session.$person.get()) underway.current?.cancel();
    },
    [panggung],
  );

  function start(): void {
    underway.current?.cancel();
    const handover = openHandover(panggung, { siteUrl });
    underway.current = handover;
    setState(handover.isBlocked ? 'blocked' : 'waiting');
    void handover.outcome.then((outcome) => {
      if (outcome === 'signed_in') latest.current();
      if (underway.current === handover) setState('idle');
    });
  }

  return { state, start, href: underway.current?.href };
}
