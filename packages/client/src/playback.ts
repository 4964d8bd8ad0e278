import {
  afterPlayerEvent,
  type ClientErrorCode,
  type Id,
  type Playback,
  type PlayerEvent,
  type PlayerState,
  type ShowStatusNews,
  type WatchPass,
  type WatchStand,
} from '@panggung/core';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type ApiError, toApiError } from './api-error.js';
import type { Panggung } from './panggung.js';
import { closePlayback, openPlayback, renewPlayback } from './playback-lease.js';
import { followShow } from './show-events.js';

/** How a viewer stands with a show, and by what it plays. */
export interface PlaybackSnapshot {
  state: PlayerState;
  /** Null while nothing plays. */
  playback: Playback | null;
  /** Why it does not play; null otherwise. AMB-130. */
  refusal: { code: ClientErrorCode; message: string } | null;
  /** How many watch; null before it is known. */
  viewers: number | null;
  /** The show's status as events told it last; null before, and once the show was asked in their place. */
  news: ShowStatusNews | null;
}

/** Plays a show on this screen: a ticket becomes a playback, which is renewed until somebody leaves. */
export interface PlaybackControl {
  /** While it is listened to, it plays. */
  $playback: ReadableAtom<PlaybackSnapshot>;
  /** Says what the viewer may do with the show now, and by what. */
  stand(stand: WatchStand, pass: WatchPass): void;
  /** Says what became of the picture. */
  tell(event: Extract<PlayerEvent, 'absent' | 'play_live' | 'play_file' | 'stall' | 'end'>): void;
  /** Renews the playback now: the page slept, or the media server no longer takes the token. */
  renew(): Promise<void>;
  /** Opens another playback in place of this one. J-19, AMB-129. */
  reopen(): Promise<void>;
  retry(): void;
  /** Goes on here what plays on another screen. */
  takeOver(): void;
  /** Plays the recording of what has ended. */
  replay(): void;
}

/** What is there to play, be it live or a file, is opened. */
const eventOf = (stand: WatchStand): PlayerEvent => (stand === 'live' || stand === 'file' ? 'open' : stand);

/** Where nothing of the show is waited for. */
const still: readonly PlayerState[] = ['gate', 'elsewhere', 'refused'];
/** Where a playback is of use. */
const playing: readonly PlayerState[] = ['waiting', 'connecting', 'live', 'interrupted', 'replay'];

/** Within this time, in ms, all who watch load a show again that has changed: its crowd heard of it at the same moment. */
const RELOAD_MS = 5000;

/**
 * Builds the playback of one show on one screen.
 * @example const { $playback, stand } = createPlayback(panggung, 12); stand('live', { kind: 'person' });
 */
export function createPlayback(panggung: Panggung, showId: Id): PlaybackControl {
  const $playback = atom<PlaybackSnapshot>({
    state: 'gate',
    playback: null,
    refusal: null,
    viewers: null,
    news: null,
  });
  let pass: WatchPass = { kind: 'person' };
  let stood: WatchStand = 'shut';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Counts openings: an answer to an earlier one is no longer wanted. */
  let turn = 0;
  let reload: ReturnType<typeof setTimeout> | undefined;
  let isHeard = false;
  let followed: string | null = null;
  let unfollow = () => {};

  const get = () => $playback.get();
  const set = (news: Partial<PlaybackSnapshot>) => $playback.set({ ...get(), ...news });

  function fire(event: PlayerEvent): void {
    const { state } = get();
    const next = afterPlayerEvent(state, event);
    const isRefused = next === 'refused' || next === 'connecting';
    if (next !== state) set({ state: next, ...(!isRefused && { refusal: null }) });
    if (next !== state && next === 'connecting') {
      drop();
      void open(event === 'take_over', refuse);
    }
    if (!playing.includes(next)) drop();
    follow();
  }

  function drop(): void {
    const { playback } = get();
    turn += 1;
    clearTimeout(timer);
    if (!playback) return;
    set({ playback: null });
    void closePlayback(panggung, playback);
  }

  function keep(playback: Playback): void {
    failures = 0;
    const before = get().playback;
    set({ playback, refusal: null });
    clearTimeout(timer);
    timer = setTimeout(renew, playback.renew_after);
    follow();
    // The stream has become a recording.
    if (before?.source === 'live' && playback.source === 'file') fire('end');
  }

  /** Fails for now or for good; what passes is tried again by itself. */
  function refuse(error: ApiError): void {
    const { code, message } = error;
    set({ refusal: { code, message } });
    fire(code === 'watched_elsewhere' ? 'taken' : 'refuse');
    failures += 1;
    const pause = error.pauseAfter(failures);
    if (pause && isHeard) timer = setTimeout(() => fire('retry'), pause);
  }

  /** Asks for a playback; who has gone on meanwhile wants neither it nor its refusal. */
  async function open(takeOver: boolean, fail: (error: ApiError) => void): Promise<void> {
    const mine = ++turn;
    try {
      const playback = await openPlayback(panggung, { showId, pass, takeOver });
      if (mine === turn && isHeard) keep(playback);
      else void closePlayback(panggung, playback);
    } catch (thrown) {
      if (mine === turn) fail(toApiError(thrown));
    }
  }

  async function reopen(): Promise<void> {
    const { playback } = get();
    const mine = ++turn;
    clearTimeout(timer);
    if (playback) await closePlayback(panggung, playback);
    if (mine === turn) await open(false, (error) => lose(error, reopen));
  }

  /** Something plays still: an outage is no reason to stop it. */
  function lose(error: ApiError, again: () => Promise<void>): void {
    failures += 1;
    const pause = error.pauseAfter(failures);
    clearTimeout(timer);
    if (pause === undefined) refuse(error);
    else if (isHeard) timer = setTimeout(again, pause);
  }

  async function renew(): Promise<void> {
    const { playback } = get();
    if (!playback) return;
    clearTimeout(timer);
    const mine = turn;
    try {
      const renewed = await renewPlayback(panggung, playback);
      if (mine === turn) keep(renewed);
    } catch (thrown) {
      if (mine !== turn) return;
      const error = toApiError(thrown);
      await (error.code === 'playback_not_found' ? reopen() : lose(error, renew));
    }
  }

  /** Hears of the show as long as something may come of it. */
  function follow(): void {
    const { state, playback } = get();
    const wanted = isHeard && !still.includes(state) ? `playback ${playback?.id}` : null;
    if (wanted === followed) return;
    followed = wanted;
    unfollow();
    unfollow = () => {};
    if (wanted === null) return;
    unfollow = followShow(
      panggung,
      { showId, playbackId: playback?.id },
      {
        onStatus(news) {
          const isNew = get().news?.video_status !== news.video_status;
          set({ news });
          // For whatever else shows it, also after its viewers have left for that.
          if (isNew) {
            clearTimeout(reload);
            reload = setTimeout(() => void panggung.shows.reload(showId), Math.random() * RELOAD_MS);
          }
        },
        onAsked: () => set({ news: null }),
        onViewers: (count) => set({ viewers: count }),
        onTaken: () => fire('taken'),
        onQuiet: renew,
      },
    );
  }

  function stand(next: WatchStand, by: WatchPass): void {
    pass = by;
    stood = next;
    if (!isHeard) return;
    const { state, playback } = get();
    const isOver = next === 'file' && (state === 'ended' || playback?.source === 'live');
    const event = eventOf(next);
    if (isOver) fire('end');
    else if (!playback || event !== 'open') fire(event);
  }

  onMount($playback, () => {
    isHeard = true;
    stand(stood, pass);
    const leave = () => {
      const { playback } = get();
      if (playback) void closePlayback(panggung, playback);
    };
    // A page that is kept in the background comes back without its playback.
    const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && get().playback && reopen());
    const hurry = () => fire('retry');
    const listening = new AbortController();
    const { signal } = listening;
    globalThis.addEventListener?.('online', hurry, { signal });
    globalThis.addEventListener?.('pagehide', leave, { signal });
    globalThis.addEventListener?.('pageshow', comeBack, { signal });
    return () => {
      isHeard = false;
      listening.abort();
      drop();
      follow();
      set({ state: 'gate' });
    };
  });

  return {
    $playback,
    stand,
    tell: fire,
    renew,
    reopen,
    retry: () => fire('retry'),
    takeOver: () => fire('take_over'),
    replay: () => fire('replay'),
  };
}
