import type { Id } from '@panggung/core';
import type { ReactNode } from 'react';
import type { CardOutcomeProps } from './card-outcome.js';
import { CardPlace } from './card-place.js';
import { useNextShow } from './use-next-show.js';

/** Finds what is next of an artist, for whoever draws it. */
export function NextOf({
  artist,
  children,
}: {
  artist: Id;
  children: (next: CardOutcomeProps) => ReactNode;
}) {
  const next = useNextShow(artist);
  return next.state === 'loading' ? <CardPlace /> : children(next);
}
