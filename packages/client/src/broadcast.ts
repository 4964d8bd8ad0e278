import {
  afterBroadcastEvent,
  BROADCAST_KBPS,
  type BroadcastEvent,
  type BroadcastState,
  type ClientErrorCode,
  type Id,
  isFinalRefusal,
  isOnStage,
  type PublishToken,
  REPUBLISH_MS,
  STREAM_STATS_MS,
  type StreamSample,
} from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import { type Publication, publish } from './broadcast-publish.js';
import type { Panggung } from './panggung.js';
import { followShow } from './show-events.js';

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

/** Publishes a show from this page. */
export interface BroadcastControl {
  /** While it is listened to, the show is followed, and may be published. */
  $broadcast: ReadableAtom<BroadcastSnapshot>;
  /** Fetches a publish token, then publishes. N-04. */
  start(tracks: readonly MediaStreamTrack[]): void;
  /** Sends another track in place of the one of its kind, without publishing anew. */
  use(track: MediaStreamTrack): Promise<void>;
  stop(): void;
}

export interface BroadcastOptions {
  showId: Id;
  /** On a stage of its own, which changes nothing. @default false */
  isRehearsal?: boolean;
  /** The most that the picture takes, in kbit/s. @default 900 */
  kbps?: number;
}

/** How many samples are kept. */
const MOST_SAMPLES = 600_000 / STREAM_STATS_MS;
/** So many tries without a picture, and a start is given up: a name may be held for a while after it broke off. */
const MOST_TRIES = 6;
/** How long the server may take to say that it is over, in ms. */
const GOODBYE_MS = 3000;

const nothing: BroadcastSnapshot = {
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

/**
 * Builds the stage of one show on this page: it is published until somebody stops it, through whatever breaks in between.
 * @example const { $broadcast, start } = createBroadcast(panggung, { showId: 12 }); start(stream.getTracks());
 */
export function createBroadcast(
  panggung: Panggung,
  { showId, isRehearsal = false, kbps = BROADCAST_KBPS }: BroadcastOptions,
): BroadcastControl {
  const { http, clock } = panggung;
  const $broadcast = atom<BroadcastSnapshot>(nothing);
  const tracks = new Map<string, MediaStreamTrack>();
  let publication: Publication | null = null;
  let timers: ReturnType<typeof setInterval>[] = [];
  let goodbye: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  /** Counts tries: what an earlier one brings is no longer wanted. */
  let turn = 0;
  let isAsking = false;

  const get = () => $broadcast.get();
  const set = (news: Partial<BroadcastSnapshot>) => $broadcast.set({ ...get(), ...news });
  const isStarting = () => get().state === 'start_streaming';

  function fire(event: BroadcastEvent, news: Partial<BroadcastSnapshot> = {}): void {
    const state = afterBroadcastEvent(get().state, event);
    const isOver = !isOnStage(state);
    set({ ...news, state, ...(isOver && { isSocketLost: false }) });
    if (isOver) leave();
  }

  /** Lets go of the stage. */
  function leave(): void {
    turn += 1;
    isAsking = false;
    publication?.close();
    publication = null;
    for (const timer of timers) clearInterval(timer);
    timers = [];
    clearTimeout(goodbye);
  }

  function lose(): void {
    publication?.close();
    publication = null;
    const { state, breaks } = get();
    fire('lose', { breaks: state === 'streaming' ? breaks + 1 : breaks });
    if (get().state === 'stop') fire('finish');
  }

  function refuse(refusal: BroadcastRefusal): void {
    fire('refuse', { refusal });
  }

  /** Another try may do; at the start, only so many. */
  function tryLater(refusal: BroadcastRefusal): void {
    if (isStarting() && tries >= MOST_TRIES) refuse(refusal);
    else lose();
  }

  function failToken(error: ApiError): void {
    const { code, message } = error;
    const refusal = { by: 'api', code, message } as const;
    const mayPass = error.pauseAfter(1) !== undefined;
    if (mayPass && !isStarting()) return;
    refuse(refusal);
  }

  /** A token is spent or out of date sooner than a connection breaks: each try has its own. AMB-129. */
  async function mint(): Promise<PublishToken> {
    const body = { room_video_id: showId, is_rehearsal: isRehearsal };
    return (await http.call('POST /api/v1/publishedToken', { body })).data;
  }

  async function connect(): Promise<void> {
    const mine = ++turn;
    isAsking = true;
    tries += 1;
    try {
      const pass = await mint();
      if (mine === turn) publication = open(pass, mine);
    } catch (thrown) {
      if (mine === turn) failToken(toApiError(thrown));
    } finally {
      if (mine === turn) isAsking = false;
    }
  }

  function open(pass: PublishToken, mine: number): Publication {
    const mineOnly =
      <Args extends unknown[]>(run: (...args: Args) => void) =>
      (...args: Args) => {
        if (mine === turn) run(...args);
      };
    return publish({
      pass,
      tracks: [...tracks.values()],
      kbps,
      now: clock.now,
      onStarted: mineOnly(() => {
        tries = 0;
        const { since } = get();
        fire('publish', {
          since: since ?? clock.now(),
          isSocketLost: false,
          cap: publication?.cap() ?? null,
        });
      }),
      onFinished: mineOnly(() => fire('finish')),
      onLost: mineOnly((by) => {
        if (by === 'socket') set({ isSocketLost: true });
        tryLater({ by: 'media', code: 'unreachable' });
      }),
      onRefused: mineOnly((code) => {
        if (isFinalRefusal(code)) refuse({ by: 'media', code });
        else tryLater({ by: 'media', code });
      }),
      onRoom: mineOnly((room) => set({ room })),
    });
  }

  /** Every 3 s: whatever failed, was disconnected or is missing is published again. N-06. */
  function check(): void {
    if (get().state === 'stop' || isAsking) return;
    if (publication && !publication.isBroken()) return;
    if (publication) tryLater({ by: 'media', code: 'publishTimeoutError' });
    if (isOnStage(get().state)) void connect();
  }

  async function measure(): Promise<void> {
    const measured = publication;
    if (get().state !== 'streaming' || !measured) return;
    const sample = await measured.sample();
    if (measured !== publication) return;
    set({ samples: [...get().samples, sample].slice(-MOST_SAMPLES), cap: measured.cap() });
  }

  onMount($broadcast, () => {
    const none = () => {};
    const unfollow = isRehearsal
      ? none
      : followShow(
          panggung,
          { showId },
          { onStatus: none, onViewers: (viewers) => set({ viewers }), onTaken: none, onQuiet: none },
        );
    return () => {
      unfollow();
      leave();
      $broadcast.set(nothing);
    };
  });

  return {
    $broadcast,
    start(given) {
      if (isOnStage(get().state)) return;
      tracks.clear();
      for (const track of given) tracks.set(track.kind, track);
      tries = 0;
      fire('start', { ...nothing, viewers: get().viewers });
      timers = [setInterval(check, REPUBLISH_MS), setInterval(measure, STREAM_STATS_MS)];
      void connect();
    },
    async use(track) {
      tracks.set(track.kind, track);
      await publication?.use(track);
    },
    stop() {
      fire('stop');
      if (get().state !== 'stop') return;
      goodbye = setTimeout(() => fire('finish'), GOODBYE_MS);
      if (publication) publication.finish();
      else fire('finish');
    },
  };
}
