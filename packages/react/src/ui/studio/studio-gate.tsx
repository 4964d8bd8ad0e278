import type { User } from '@panggung/core';
import type { ReactNode } from 'react';
import { onDemand } from '../on-demand.js';
import { usePanggung } from '../panggung-provider.js';
import type { SignedOutProps } from '../signed-out-notice.js';
import { useStore } from '../use-store.js';

/** Those who have something to do here never fetch them. */
const SignedOut = onDemand(async () => (await import('./studio-stop.js')).SignedOut);
const ArtistsOnly = onDemand(async () => (await import('./studio-stop.js')).ArtistsOnly);

export interface StudioGateProps extends SignedOutProps {
  /** For the artist who is signed in. */
  children: (person: User) => ReactNode;
}

/** Lets artists in; says to everybody else why there is nothing here for them. A-43, AMB-029. */
export function StudioGate({ onSignInStart, children }: StudioGateProps) {
  const person = useStore(usePanggung().session.$person);
  if (!person) return <SignedOut onSignInStart={onSignInStart} />;
  return person.type === 'ARTIST' ? children(person) : <ArtistsOnly />;
}
