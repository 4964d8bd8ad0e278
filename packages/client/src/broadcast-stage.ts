import {
  afterBroadcastEvent,
  type BroadcastEvent,
  isFinalRefusal,
  isOnStage,
  type PublishToken,
  REPUBLISH_MS,
  STREAM_STATS_MS,
} from '@panggung/core';
import type { WritableAtom } from 'nanostores';
import type { ApiError } from './api-error.js';
import { type Publication, publish } from './broadcast-publish.js';
import { type BroadcastRefusal, type BroadcastSnapshot, noBroadcast } from './broadcast-snapshot.js';
import { createTries } from './broadcast-tries.js';

/** How many samples are kept. */
const MOST_SAMPLES = 600_000 / STREAM_STATS_MS;
/** So many tries without a picture, and a start is given up: a name may be held for a while after it broke off. */
const MOST_TRIES = 6;
/** How long the server may take to say that it is over, in ms. */
const GOODBYE_MS = 3000;

export interface StageOptions {
  /** Fetches a publish token. N-04. */
  mint(): Promise<PublishToken>;
  /** The most that the picture takes, in kbit/s. */
  kbps: number;
  /** Server time in epoch ms. */
  now: () => number;
}

/** Where a show is published, through whatever breaks in between. */
export interface Stage {
  /** Fetches a publish token, then publishes. N-04. */
  start(tracks: readonly MediaStreamTrack[]): void;
  /** Sends another track in place of the one of its kind, without publishing anew. */
  use(track: MediaStreamTrack): Promise<void>;
  stop(): void;
  /** Lets go of everything at once. */
  leave(): void;
}

/** Builds a stage; how it stands there is told by `$broadcast`. */
export function createStage(
  $broadcast: WritableAtom<BroadcastSnapshot>,
  { mint, kbps, now }: StageOptions,
): Stage {
  const tracks = new Map<string, MediaStreamTrack>();
  const tries = createTries({ mint, publish: send, onRefused: failToken });
  let timers: ReturnType<typeof setInterval>[] = [];
  let goodbye: ReturnType<typeof setTimeout> | undefined;

  const get = () => $broadcast.get();
  const set = (news: Partial<BroadcastSnapshot>) => $broadcast.set({ ...get(), ...news });
  const isStarting = () => get().state === 'start_streaming';
  const refuse = (refusal: BroadcastRefusal) => fire('refuse', { refusal });

  function fire(event: BroadcastEvent, news: Partial<BroadcastSnapshot> = {}): void {
    const state = afterBroadcastEvent(get().state, event);
    const isOver = !isOnStage(state);
    set({ ...news, state, ...(isOver && { isSocketLost: false }) });
    if (isOver) leave();
  }

  function leave(): void {
    tries.drop();
    for (const timer of timers) clearInterval(timer);
    timers = [];
    clearTimeout(goodbye);
  }

  /** Another try may do; at the start, only so many. */
  function tryLater(refusal: BroadcastRefusal): void {
    if (isStarting() && tries.count >= MOST_TRIES) refuse(refusal);
    else lose();
  }

  function lose(): void {
    tries.drop();
    const { state, breaks } = get();
    fire('lose', { breaks: state === 'streaming' ? breaks + 1 : breaks });
    if (get().state === 'stop') fire('finish');
  }

  function failToken(error: ApiError): void {
    const { code, message } = error;
    const mayPass = error.pauseAfter(1) !== undefined;
    if (!mayPass || isStarting()) refuse({ by: 'api', code, message });
  }

  function send(pass: PublishToken): Publication {
    return publish({
      pass,
      tracks: [...tracks.values()],
      kbps,
      now,
      onStarted() {
        tries.begin();
        const since = get().since ?? now();
        fire('publish', { since, isSocketLost: false, cap: tries.publication?.cap() ?? null });
      },
      onFinished: () => fire('finish'),
      onLost(by) {
        if (by === 'socket') set({ isSocketLost: true });
        tryLater({ by: 'media', code: 'unreachable' });
      },
      onRefused: (code) => (isFinalRefusal(code) ? refuse : tryLater)({ by: 'media', code }),
      onRoom: (room) => set({ room }),
    });
  }

  /** Every 3 s: whatever failed, was disconnected or is missing is published again. N-06. */
  function check(): void {
    const { publication, isAsking } = tries;
    if (get().state === 'stop' || isAsking) return;
    if (publication && !publication.isBroken()) return;
    if (publication) tryLater({ by: 'media', code: 'publishTimeoutError' });
    if (isOnStage(get().state)) void tries.next();
  }

  async function measure(): Promise<void> {
    const { publication } = tries;
    if (get().state !== 'streaming' || !publication) return;
    const sample = await publication.sample();
    if (publication !== tries.publication) return;
    set({ samples: [...get().samples, sample].slice(-MOST_SAMPLES), cap: publication.cap() });
  }

  return {
    start(given) {
      if (isOnStage(get().state)) return;
      tracks.clear();
      for (const track of given) tracks.set(track.kind, track);
      tries.begin();
      fire('start', { ...noBroadcast, viewers: get().viewers });
      timers = [setInterval(check, REPUBLISH_MS), setInterval(measure, STREAM_STATS_MS)];
      void tries.next();
    },
    async use(track) {
      tracks.set(track.kind, track);
      await tries.publication?.use(track);
    },
    stop() {
      fire('stop');
      if (get().state !== 'stop') return;
      goodbye = setTimeout(() => fire('finish'), GOODBYE_MS);
      if (tries.publication) tries.publication.finish();
      else fire('finish');
    },
    leave,
  };
}
