import type { SignedIn } from '@panggung/core';
import { forgetDoors } from './door-check-doors.js';
import { OWN_TICKETS } from './part.js';
import type { SessionCore } from './session.js';
import { createStorage, prefixOf } from './storage.js';

/** Reads and changes who is signed in, for all tabs; where storage refuses, for as long as the page lives. */
export interface SessionMemory {
  read(): SignedIn | null;
  keep(signedIn: SignedIn | null): void;
}

/** Builds the memory of a session. */
export function createSessionMemory({ apiUrl, name, reach, read, show }: SessionCore): SessionMemory {
  let unwritten: SignedIn | null | undefined;

  function write(signedIn: SignedIn | null) {
    const area = reach();
    if (!area) throw new Error('There is no storage');
    if (signedIn) return area.setItem(name, JSON.stringify(signedIn));
    area.removeItem(name);
    // Of no widget that is on the page, perhaps.
    const prefix = prefixOf({ apiUrl });
    area.removeItem(prefix + OWN_TICKETS);
    forgetDoors(createStorage({ prefix, area }), () => true);
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
