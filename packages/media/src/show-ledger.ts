import { type Broadcast, type Broadcasts, newBroadcast } from './broadcasts.js';
import type { HookEvent, Hooks } from './hooks.js';
import type { Log } from './log.js';
import type { ShowEvents, ShowRules } from './shows.js';
import { vodOf } from './vod.js';

export interface LedgerOptions {
  broadcasts: Broadcasts;
  hooks: Hooks;
  /** Told of streams whose broadcast names no listener. */
  hookUrl: string | undefined;
  clock: () => number;
  log: Log;
}

/** Keeps broadcasts in step with their streams, and tells their listeners. */
export function createLedger({ broadcasts, hooks, hookUrl, clock, log }: LedgerOptions): {
  rules: ShowRules;
  events: ShowEvents;
} {
  const of = (streamId: string) => broadcasts.find(streamId) ?? newBroadcast(streamId, clock());

  function tell(streamId: string, event: Omit<HookEvent, 'id'>) {
    const { listenerHookURL, name } = of(streamId);
    const url = listenerHookURL || hookUrl;
    log(event.action, { streamId });
    if (url) hooks.send(url, { id: streamId, ...(name ? { streamName: name } : {}), ...event });
  }
  function mark(streamId: string, change: Partial<Broadcast>) {
    try {
      broadcasts.put({ ...of(streamId), ...change });
    } catch (error) {
      // A full disk must not keep a show from going on air.
      log('the list of broadcasts was not written', { error });
    }
  }

  return {
    rules: {
      isKept: (streamId) => of(streamId).mp4Enabled !== -1,
      viewerLimit(streamId) {
        const { webRTCViewerLimit } = of(streamId);
        return webRTCViewerLimit < 0 ? Number.POSITIVE_INFINITY : webRTCViewerLimit;
      },
    },
    events: {
      started(streamId) {
        mark(streamId, { status: 'broadcasting', startTime: clock() });
        tell(streamId, { action: 'liveStreamStarted' });
      },
      ended(streamId) {
        mark(streamId, { status: 'finished' });
        tell(streamId, { action: 'liveStreamEnded' });
      },
      recorded(recording) {
        const { vodName, vodId, duration } = vodOf(recording);
        tell(recording.about.streamId, { action: 'vodReady', vodName, vodId, duration });
      },
    },
  };
}
