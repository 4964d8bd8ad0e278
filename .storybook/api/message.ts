import type { Updateable } from 'kysely';
import type { ShowTable } from '../../packages/server/src/database.js';
import type { StoryPerson } from './person.js';

/** From the page to the worker that runs the API. */
export type Question =
  | { kind: 'start'; id: number; baseUrl: string }
  | {
      kind: 'request';
      id: number;
      url: string;
      method: string;
      headers: [string, string][];
      body: string | null;
    }
  | { kind: 'abort'; id: number }
  | { kind: 'control'; id: number; act: Act };

/** From the worker: an answer in pieces, so that event streams come through as they happen. */
export type Answer =
  | { kind: 'head'; id: number; status: number; headers: [string, string][] }
  | { kind: 'chunk'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; id: number; result?: unknown }
  | { kind: 'failure'; id: number; message: string };

/** What a story may do to the world around the API: the bank's side, and time. */
export type Act =
  | { do: 'pay'; accountNumber: string }
  | { do: 'pass-time'; ms: number }
  | { do: 'open-sale'; show: number; ms: number }
  | { do: 'change-show'; show: number; row: Updateable<ShowTable> }
  | { do: 'sign-in'; person: StoryPerson };
