import type { Archive } from './archive.js';
import type { Recording } from './recording.js';
import { RefusalError } from './refusal.js';
import { createShow, type Show, type ShowOptions } from './show.js';
import type { Stage } from './stage.js';

/** What happens to streams, for whoever keeps books. */
export interface ShowEvents {
  started(streamId: string): void;
  ended(streamId: string): void;
  recorded(recording: Recording): void;
}

/** What a broadcast was created with. */
export interface ShowRules {
  isKept(streamId: string): boolean;
  viewerLimit(streamId: string): number;
}

export interface ShowsOptions
  extends Pick<ShowOptions, 'peers' | 'faults' | 'clock' | 'log' | 'grace' | 'watchdog' | 'bitrateLimit'> {
  archive: Archive;
  rules: ShowRules;
  events: ShowEvents;
  /** How many streams at once. */
  streamLimit: number;
  /** How many watch by WebRTC at once. */
  viewerLimit: number;
  /** Whether the disk takes another recording. */
  hasRoom(): Promise<boolean> | boolean;
}

/** All streams of the server. */
export interface Shows extends Stage {
  show(streamId: string): Show | undefined;
  /** By its own name or, while it runs, by the stream's. */
  recording(name: string): Recording | undefined;
  stop(streamId: string): void;
  suspend(): Promise<void>;
}

export function createShows(options: ShowsOptions): Shows {
  const { archive, rules, events, streamLimit, viewerLimit, hasRoom, ...rest } = options;
  const shows = new Map<string, Show>();
  let isFull = false;
  const look = async () => {
    isFull = !(await hasRoom());
  };
  const looking = setInterval(() => void look(), 5000);
  looking.unref();
  void look();

  function open(streamId: string): Show {
    const known = shows.get(streamId);
    if (known) return known;
    const show = createShow({
      ...rest,
      streamId,
      beginRecording: () => archive.begin(streamId, rules.isKept(streamId)),
      viewerLimit: () => rules.viewerLimit(streamId),
      started: () => events.started(streamId),
      ended: () => events.ended(streamId),
      async closed(recording) {
        const { isKept, name } = recording.about;
        if (isKept && recording.entries.length > 0) events.recorded(recording);
        else await archive.remove(name);
      },
    });
    shows.set(streamId, show);
    return show;
  }

  function adoptAll() {
    const left = archive.list().filter(({ isEnded }) => !isEnded);
    // Of several, the newest is the one its publisher comes back to; `adopt` again closes the one before.
    for (const recording of left) {
      const show = open(recording.about.streamId);
      if (show.recording) show.restartSequence();
      show.adopt(recording);
    }
  }
  adoptAll();

  const watching = () => [...shows.values()].reduce((sum, { viewers }) => sum + viewers, 0);
  const running = () => [...shows.values()].filter(({ state }) => state !== 'off').length;

  return {
    publish(streamId, listener) {
      if (isFull || running() >= streamLimit) throw new RefusalError('highResourceUsage');
      return open(streamId).publish(listener);
    },
    play(streamId, listener) {
      if (watching() >= viewerLimit) throw new RefusalError('viewerLimitReached');
      return open(streamId).play(listener);
    },
    onceLive(streamId, begin) {
      const { waits } = open(streamId);
      waits.add(begin);
      return () => waits.delete(begin);
    },
    rendition: (streamId) => shows.get(streamId)?.rendition ?? null,
    show: (streamId) => shows.get(streamId),
    recording: (name) => shows.get(name)?.recording ?? archive.find(name),
    stop: (streamId) => shows.get(streamId)?.stop(),
    async suspend() {
      clearInterval(looking);
      await Promise.all([...shows.values()].map((show) => show.suspend()));
    },
  };
}
