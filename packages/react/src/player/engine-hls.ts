/// <reference path="./hls-light.d.ts" />
import { isRewound, type PlaylistSpan } from '@panggung/core';
import Hls, { type ErrorData, type HlsConfig, type Level, type LoadPolicy } from 'hls.js/light';
import { type Engine, type EngineWish, type Quality, withToken } from './engine.js';

/**
 * Seconds behind the newest segment: enough to bear one of a second that comes late by as much. Where that is not enough,
 * the library stays further behind after each stall.
 */
const LIVE_SYNC_SECONDS = 2;
/** How much faster it plays to catch up; nobody hears that. */
const CATCH_UP_RATE = 1.06;
/** Whoever has seen all but this much of a stream, in seconds, has seen its end. */
const SEEN_SECONDS = 1;
/** A decoder that fails twice within this is set up anew from the beginning, in ms. */
const DECODER_PAUSE_MS = 3000;

// Whatever fails is told at once: when to ask again is decided in one place, for all engines.
const once = (maxLoadTimeMs: number): LoadPolicy => ({
  default: { maxTimeToFirstByteMs: maxLoadTimeMs, maxLoadTimeMs, timeoutRetry: null, errorRetry: null },
});

const config: Partial<HlsConfig> = {
  // A worker would need a looser policy of the page.
  enableWorker: false,
  liveSyncDuration: LIVE_SYNC_SECONDS,
  backBufferLength: 60,
  maxBufferLength: 20,
  manifestLoadPolicy: once(20_000),
  playlistLoadPolicy: once(10_000),
  fragLoadPolicy: once(20_000),
};

const denied: readonly number[] = [401, 403];
const absent: readonly number[] = [404, 410];

function nameOf({ height, bitrate }: Level): string {
  return height ? `${height}p` : `${Math.round(bitrate / 1000)} kbps`;
}

/** Plays a stream or a recording of one by hls.js. */
export function createHlsEngine({ video, url, token, at, isLive, isAudioOnly, news }: EngineWish): Engine {
  const hls = new Hls({
    ...config,
    startPosition: at ?? -1,
    // Each request with the token of its moment: one that was renewed needs no reload.
    xhrSetup: (request, address) => request.open('GET', withToken(address, token()), true),
  });
  const spans = new Map<number, PlaylistSpan>();
  let recoveredAt = 0;
  let isSoundChosen = false;

  function recover(): void {
    const now = Date.now();
    const isAgain = now - recoveredAt < DECODER_PAUSE_MS;
    recoveredAt = now;
    if (isAgain) news.onLost();
    else hls.recoverMediaError();
  }

  function fail({ fatal, type, details, response }: ErrorData): void {
    if (!fatal) return;
    const status = response?.code ?? 0;
    if (denied.includes(status)) news.onDenied();
    else if (absent.includes(status) && details === Hls.ErrorDetails.MANIFEST_LOAD_ERROR) news.onAbsent();
    else if (type === Hls.ErrorTypes.MEDIA_ERROR) recover();
    else news.onLost();
  }

  hls.on(Hls.Events.ERROR, (_, data) => fail(data));
  hls.on(Hls.Events.MANIFEST_LOADED, (_, { levels }) => {
    if (isSoundChosen) return;
    // Renditions without a picture are not offered by the library beside those with one.
    const sound = levels.find(({ width, videoCodec }) => !width && !videoCodec);
    const hasPicture = levels.some(({ width, videoCodec }) => width || videoCodec);
    news.onAudioOnly(Boolean(sound && hasPicture));
    if (!isAudioOnly || !sound || !hasPicture) return;
    isSoundChosen = true;
    // Not while the list is being read.
    queueMicrotask(() => hls.loadSource(sound.url));
  });
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    news.onQualities(levels.map((level, id): Quality => ({ id, name: nameOf(level) })));
  });
  hls.on(Hls.Events.LEVEL_LOADED, (_, { level, details }) => {
    const span = { first: details.startSN, last: details.endSN };
    const isFirst = !spans.size;
    const isSeen = at === null || at > details.edge - SEEN_SECONDS;
    if (isFirst && isLive && !details.live && isSeen) {
      hls.stopLoad();
      return news.onOver();
    }
    // It began anew while nobody looked, or names no segments that old: the library would wait there, and now and then
    // for ever, also where it is told to begin elsewhere.
    if (isFirst && isLive && at !== null && (at > details.edge || at < details.fragmentStart))
      return news.onRewound();
    const before = spans.get(level);
    spans.set(level, span);
    if (details.live && before && isRewound(before, span)) news.onRewound();
  });
  hls.on(Hls.Events.FRAG_LOADED, (_, { frag }) => news.onLoaded(frag.stats.loaded));
  hls.loadSource(url);
  hls.attachMedia(video);

  return {
    resume: () => hls.startLoad(),
    date: () => hls.playingDate?.getTime() ?? null,
    edge: () => (hls.latestLevelDetails?.live ? (hls.liveSyncPosition ?? null) : null),
    choose(quality) {
      hls.nextLevel = quality ?? -1;
    },
    follow(isFollowing) {
      hls.config.maxLiveSyncPlaybackRate = isFollowing ? CATCH_UP_RATE : 1;
      if (!isFollowing) video.playbackRate = 1;
    },
    stop: () => hls.destroy(),
  };
}
