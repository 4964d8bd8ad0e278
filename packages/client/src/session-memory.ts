import type { SignedIn } from '@panggung/core';
import type { SessionCore } from './session.js';

/** Reads and changes who is signed in, for all tabs; where storage refuses, for as long as the page lives. */
export interface SessionMemory {
  read(): SignedIn | null;
  keep(signedIn: SignedIn | null): void;
}

/** Builds the memory of a session. */
export function createSessionMemory({ name, reach, read, show }: SessionCore): SessionMemory {
  let unwritten: SignedIn | null | undefined;

  function write(signedIn: SignedIn | null) {
    const area = reach();
    if (!area) throw new Error('There is no storage');
    if (signedIn) area.setItem(name, JSON.stringify(signedIn));
    else area.removeItem(name);
  }

  return {
    read: () => (unwritten === undefined ? read() : unwritten),
    keep(signedIn) {
      unwritten = undefined;
      try {
        write(signedIn);
      } catch {
        unwritten = signedIn;
      }
      show(signedIn);
    },
  };
}
