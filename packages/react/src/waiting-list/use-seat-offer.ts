import { getSeatOffer } from '@panggung/client';
import type { Id, SeatOffer } from '@panggung/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useStore } from '../ui/use-store.js';
import { takeOfferFromAddress } from './take-offer.js';

/** Where an offered seat stands: none was offered, one is kept, or one was, until a moment ago. */
export interface SeatView {
  state: 'none' | 'offered' | 'expired';
  offer: SeatOffer | null;
}

/** The seat that is kept for whoever looks, if they came by the link of an offer. */
export function useSeatOffer(show: Id): SeatView {
  const panggung = usePanggung();
  const pass = useMemo(() => getSeatOffer(panggung, show), [panggung, show]);
  const offer = useStore(pass.$offer);
  const isRunning = useAsOfNow((now) => offer !== null && offer.expires_at > now);
  const [wasRefused, setRefused] = useState(false);
  const hadOffer = useRef(false);
  hadOffer.current ||= offer !== null;
  useEffect(() => {
    const secret = takeOfferFromAddress();
    if (secret) void pass.take(secret).then(() => setRefused(pass.secret() === null));
  }, [pass]);
  if (offer && isRunning) return { state: 'offered', offer };
  return { state: hadOffer.current || wasRefused ? 'expired' : 'none', offer: null };
}
