import { atom, type ReadableAtom } from 'nanostores';

/** Somebody who signed in. */
export interface Person {
  id: string | number;
  email: string;
  full_name: string;
}

/** Who is using the page; null is a guest. */
export interface Session {
  $person: ReadableAtom<Person | null>;
}

/** Builds a session; nobody can sign in yet, so everybody is a guest. */
export function createSession(): Session {
  return { $person: atom<Person | null>(null) };
}
