import { retryPause, waitingPause } from '@panggung/core';
import type { Engine, EngineNews, EngineWish, MakeEngine } from './engine.js';
import { holdFrame, releaseFrame } from './last-frame.js';

/** How often the picture is looked at, in ms. */
const LOOK_MS = 250;
/** A picture that stands still for so long has stalled, in ms. */
const STALL_MS = 1000;
/** A look that comes so late means that the page slept, in ms. */
const SLEEP_MS = 5000;
/** Further behind the live edge than this, in seconds, somebody who follows it is taken there at once. */
const FAR_BEHIND = 10;
/** With so many seconds loaded, an outage is not seen yet. */
const LOADED_SECONDS = 0.5;
/** `MediaError.code` of a network that failed while it played. J-19. */
const NETWORK_ERROR = 2;
const DECODE_ERROR = 3;

/** What a playout does with its place in the world. */
export interface PlayoutOptions extends Pick<EngineWish, 'video' | 'token' | 'isLive' | 'isAudioOnly'> {
  /** Where the last picture is held while an engine is set up. */
  frame: HTMLCanvasElement;
  /** As it is now: another playback may have another address. */
  url: () => string;
  /** Seconds to begin at; null for the live edge. */
  at: number | null;
  onPicture(): void;
  onStall(): void;
  onAbsent(): void;
  /** All was played. */
  onEnd(): void;
  /** The browser lets nothing begin with sound before somebody has pressed something. */
  onMuted(): void;
  onQualities: EngineNews['onQualities'];
  onAudioOnly: EngineNews['onAudioOnly'];
  onUnfit: EngineNews['onUnfit'];
  onBytes(bytes: number): void;
  /** Renews the right to play. */
  renew(): Promise<void>;
  /** Fetches another right to play. */
  reopen(): Promise<void>;
}

/** A picture that is kept up through bad networks. */
export interface Playout {
  /** Plays by this engine from now on; a stream from its live edge. */
  use(engine: MakeEngine): void;
  /** When what is on the screen happened, epoch ms; null where the stream does not say. */
  date(): number | null;
  /** Where the live edge is, in seconds; null for what is not live. */
  edge(): number | null;
  /** Whether it stays at the live edge. */
  isFollowing(): boolean;
  toEdge(): void;
  seek(time: number): void;
  /** Waits no longer for what may be back. */
  hurry(): void;
  choose(quality: number | null): void;
  stop(): void;
}

/** Seconds that can be played without a network. */
function loadedAhead({ buffered, currentTime }: HTMLVideoElement): number {
  for (let at = 0; at < buffered.length; at++) {
    if (buffered.start(at) <= currentTime + 0.1 && buffered.end(at) > currentTime) {
      return buffered.end(at) - currentTime;
    }
  }
  return 0;
}

/**
 * Plays, and goes on by itself after whatever went wrong: at the same place, asking ever more seldom, at once when the
 * network is back; what began anew is begun anew.
 */
export function createPlayout(options: PlayoutOptions): Playout {
  const { video, frame, isLive } = options;
  let makeEngine: MakeEngine | null = null;
  let engine: Engine | null = null;
  let place = options.at;
  let following = isLive;
  let hasPlayed = false;
  let wantsPlay = true;
  let isStalled = true;
  let isOver = false;
  /** What is waited for next is there already. */
  let isBack = false;
  let lostAt: number | null = null;
  let denials = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTime = -1;
  let movedAt = Date.now();
  let lookedAt = Date.now();
  let pausedBefore = true;

  const news: EngineNews = {
    onAbsent() {
      if (hasPlayed) return lose(build);
      options.onAbsent();
      later(build, waitingPause(Math.random()));
    },
    onAwaited: () => void (hasPlayed || options.onAbsent()),
    onOver() {
      place = null;
      if (!hasPlayed) options.onAbsent();
      later(build, waitingPause(Math.random()));
    },
    onDenied: () => void beAdmitted(options.renew),
    onLost: () => lose(attempt),
    onRewound() {
      place = null;
      later(build, 0);
    },
    onLoaded(bytes) {
      lostAt = null;
      denials = 0;
      options.onBytes(bytes);
    },
    onQualities: options.onQualities,
    onAudioOnly: options.onAudioOnly,
    onUnfit: options.onUnfit,
  };

  function lose(then: () => void): void {
    lostAt ??= Date.now();
    later(then, retryPause(Date.now() - lostAt, Math.random()));
  }

  function later(run: () => void, pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      run();
    }, pause);
  }

  async function play(): Promise<void> {
    try {
      await video.play();
    } catch (thrown) {
      if ((thrown as Error).name !== 'NotAllowedError' || video.muted) return;
      options.onMuted();
      video.muted = true;
      // Refused all the same, it waits for a press on Play.
      await video.play().catch(() => {});
    }
  }

  function build(): void {
    if (isOver || !makeEngine) return;
    clearTimeout(timer);
    timer = undefined;
    isBack = false;
    // What never began was paused by nobody.
    const wasPaused = hasPlayed && !wantsPlay && video.paused && !video.ended;
    holdFrame(video, frame);
    engine?.stop();
    const { url, token, isAudioOnly } = options;
    engine = makeEngine({ video, url: url(), token, at: place, isLive, isAudioOnly, news });
    engine.follow(following);
    wantsPlay = !wasPaused;
    if (wantsPlay) void play();
  }

  /** What was loaded in another's place has been paused by the browser. */
  function begin(): void {
    if (wantsPlay && video.paused) void play();
    wantsPlay = false;
  }

  /** Saves the time, reloads, seeks, plays; what is loaded is played first. */
  function attempt(): void {
    if (loadedAhead(video) > LOADED_SECONDS) engine?.resume();
    else build();
  }

  async function beAdmitted(ask: () => Promise<void>): Promise<void> {
    denials += 1;
    // The first time at once; a server that takes no token at all is not stormed.
    if (denials > 1) {
      lostAt ??= Date.now();
      await new Promise((done) => setTimeout(done, retryPause(Date.now() - (lostAt ?? 0), Math.random())));
    }
    if (isOver) return;
    await ask();
    build();
  }

  function fail(): void {
    const code = video.error?.code;
    if (code === NETWORK_ERROR) void beAdmitted(options.reopen);
    if (code === DECODE_ERROR) lose(build);
  }

  function settle(): void {
    if (isLive) {
      // A busy page looked last some time before the end, from where the rest would be played once more.
      place = video.currentTime;
      // Whether it is over, the server says: who broadcasts may come back.
      if (!isStalled) options.onStall();
      isStalled = true;
      later(build, isBack ? 0 : waitingPause(Math.random()));
    } else options.onEnd();
  }

  function look(): void {
    const now = Date.now();
    if (now - lookedAt > SLEEP_MS) wake();
    lookedAt = now;
    const { currentTime, paused, readyState } = video;
    const moved = currentTime !== lastTime;
    lastTime = currentTime;
    pausedBefore = paused;
    if (moved || (paused && readyState >= 2)) movedAt = now;
    // A stream's list that has ended is no stream.
    const isThere = readyState >= 2 && (moved || paused) && (!isLive || engine?.edge() !== null);
    if (isThere && !video.ended) show();
    else if (hasPlayed && !isStalled && now - movedAt > STALL_MS) {
      isStalled = true;
      options.onStall();
    }
  }

  function show(): void {
    place = video.currentTime;
    releaseFrame(frame);
    if (!isStalled) return;
    hasPlayed = true;
    isStalled = false;
    options.onPicture();
    const edge = engine?.edge() ?? null;
    if (following && edge !== null && edge - video.currentTime > FAR_BEHIND) toEdge();
  }

  /** The page slept, or the network or the stream is back: nothing that was waited for need be waited for longer. */
  function hurry(): void {
    if (timer === undefined) isBack = true;
    else later(attempt, 0);
  }

  function wake(): void {
    lookedAt = Date.now();
    void options.renew();
    if (!pausedBefore) {
      // Browsers pause what plays in a page that they freeze.
      void play();
      if (following) toEdge();
    }
    hurry();
  }

  function follow(): void {
    const edge = engine?.edge() ?? null;
    if (edge !== null) following = isLive && edge - video.currentTime < FAR_BEHIND;
    engine?.follow(following);
  }

  function toEdge(): void {
    const edge = engine?.edge() ?? null;
    following = isLive;
    engine?.follow(following);
    if (edge !== null) video.currentTime = edge;
  }

  const looking = setInterval(look, LOOK_MS);
  const ears: [EventTarget, string, () => void][] = [
    [video, 'error', fail],
    [video, 'ended', settle],
    [video, 'play', follow],
    [video, 'canplay', begin],
    [globalThis, 'online', hurry],
    [document, 'resume', wake],
  ];
  for (const [target, name, run] of ears) target.addEventListener(name, run, true);

  return {
    use(next) {
      const isOther = makeEngine !== null;
      makeEngine = next;
      // One engine's times are not another's.
      if (isOther && isLive) {
        place = null;
        following = true;
      }
      build();
    },
    date: () => engine?.date() ?? null,
    edge: () => engine?.edge() ?? null,
    isFollowing: () => following,
    toEdge,
    seek(time) {
      video.currentTime = time;
      follow();
    },
    hurry,
    choose: (quality) => engine?.choose(quality),
    stop() {
      isOver = true;
      clearInterval(looking);
      clearTimeout(timer);
      for (const [target, name, run] of ears) target.removeEventListener(name, run, true);
      engine?.stop();
      releaseFrame(frame);
    },
  };
}
