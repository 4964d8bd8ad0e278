import type { Id } from '@panggung/core';
import { useEffect, useState } from 'react';

/** The screens of a studio. */
const studioScreens = ['manage', 'form', 'broadcast', 'expressions'] as const;
export type StudioScreen = (typeof studioScreens)[number];

/** Where the studio stands: a form without a show makes a new one. */
export interface StudioPlace {
  screen: StudioScreen;
  show?: Id | undefined;
}

/** What leaving would lose: what is typed, or the broadcast. */
export type AtStake = 'nothing' | 'typed' | 'broadcast';

const start: StudioPlace = { screen: 'manage' };

/** There is no stage without a show. */
function toPlace(screen: string | undefined, show: Id | undefined): StudioPlace {
  const known = studioScreens.find((name) => name === screen) ?? 'manage';
  const hasShow = show !== undefined && show !== '';
  if (known === 'form') return { screen: known, show: hasShow ? show : undefined };
  return known === 'broadcast' && hasShow
    ? { screen: known, show }
    : { ...start, ...(known === 'expressions' && { screen: known }) };
}

/** Where the studio stands, and the way on, which asks first where something would be lost. */
export function useStudioPlace(screen: string | undefined, show: Id | undefined) {
  const [place, setPlace] = useState(() => toPlace(screen, show));
  const [atStake, setAtStake] = useState<AtStake>('nothing');
  const [wanted, want] = useState<StudioPlace | null>(null);
  const go = (next: StudioPlace) => {
    setAtStake('nothing');
    want(null);
    setPlace(next);
  };
  useEffect(() => {
    setAtStake('nothing');
    want(null);
    setPlace(toPlace(screen, show));
  }, [screen, show]);
  return {
    place,
    atStake,
    setAtStake,
    /** Goes there at once: whoever was there is done. */
    go,
    /** Goes there once nothing is at stake, or that is let go. */
    leaveFor: (next: StudioPlace) => (atStake === 'nothing' ? go(next) : want(next)),
    /** Where somebody wants to go, who is asked. */
    wanted,
    stay: () => want(null),
  };
}
export type StudioWay = ReturnType<typeof useStudioPlace>;
