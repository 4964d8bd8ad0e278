import type { BroadcastState, ClientErrorCode, StreamSample } from '@panggung/core';

/** Why a broadcast did not come about, or ended: by the API's code, or in the media server's words. */
export type BroadcastRefusal =
  | { by: 'api'; code: ClientErrorCode; message: string }
  | { by: 'media'; code: string };

/** A show on its stage. */
export interface BroadcastSnapshot {
  state: BroadcastState;
  refusal: BroadcastRefusal | null;
  /** Whether the connection to the media server was lost, and is not back yet. N-23. */
  isSocketLost: boolean;
  /** Since when the server has its picture, server time in epoch ms. */
  since: number | null;
  /** How often the connection broke. */
  breaks: number;
  /** How many watch; null before it is known. N-09. */
  viewers: number | null;
  /** How it got on, the last ten minutes. N-10. */
  samples: readonly StreamSample[];
  /** What the picture takes at most, in kbit/s, as the browser says. N-12. */
  cap: number | null;
  /** Streams on air where this one is; null before the server said so. N-08. */
  room: readonly string[] | null;
}

/** Before anything began. */
export const noBroadcast: BroadcastSnapshot = {
  state: 'idle',
  refusal: null,
  isSocketLost: false,
  since: null,
  breaks: 0,
  viewers: null,
  samples: [],
  cap: null,
  room: null,
};
