import type { RtpPacket } from 'werift';
import { createAudience } from './audience.js';
import type { Faults } from './faults.js';
import type { IngestTracks } from './ingest-peer.js';
import type { Log } from './log.js';
import type { PeerSettings } from './peer.js';
import { createPublisher, type Publisher } from './publish.js';
import type { Recording } from './recording.js';
import { RefusalError } from './refusal.js';
import type { Playback, PlaybackListener, Publication, PublicationListener, Rendition } from './stage.js';
import { createTake, type Take } from './take.js';

export interface ShowOptions {
  streamId: string;
  peers: PeerSettings;
  faults: Faults;
  clock: () => number;
  log: Log;
  /** How long a publisher may be away until the recording is closed, ms. */
  grace: number;
  watchdog: number;
  /** The most a publisher may send, bits a second. */
  bitrateLimit: number;
  beginRecording(): Promise<Recording>;
  /** What a viewer's WebRTC place is limited to. */
  viewerLimit(): number;
  started(): void;
  ended(): void;
  /** The recording is closed. */
  closed(recording: Recording): Promise<void>;
}

/** One stream: who sends it, who watches, and what is kept of it. */
export interface Show {
  publish(listener: PublicationListener): Publication;
  play(listener: PlaybackListener): Playback;
  /** Ends the publication, if there is one. */
  stop(): void;
  readonly state: 'off' | 'preparing' | 'live';
  readonly rendition: Rendition | null;
  /** The one that grows, or waits for its publisher to come back. */
  readonly recording: Recording | null;
  readonly viewers: number;
  /** Callbacks for whoever waits for it to begin. */
  readonly waits: Set<() => void>;
  /** Goes on with a recording that an earlier process left open. */
  adopt(recording: Recording): void;
  /** Goes on in a new recording, as a server does whose sequence begins anew. */
  restartSequence(): void;
  /** Writes what is open, and leaves the recording to the next process. */
  suspend(): Promise<void>;
}

interface OnAir {
  take: Take;
  tracks: IngestTracks;
}

export function createShow(options: ShowOptions): Show {
  const { streamId, peers, faults, clock, log, grace, watchdog, bitrateLimit } = options;
  const audience = createAudience({
    ...{ streamId, peers, faults, limit: options.viewerLimit },
    needsKey: () => publisher?.requestKey(),
  });
  const waits = new Set<() => void>();
  let publisher: Publisher | undefined;
  let onAir: OnAir | undefined;
  let recording: Promise<Recording> | undefined;
  let open: Recording | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let written: Promise<void> = Promise.resolve();

  function record(tracks: IngestTracks) {
    recording ??= options.beginRecording();
    recording.then(
      (begun) => {
        open = begun;
      },
      (error) => log('a recording could not begin', { streamId, error }),
    );
    const requestKey = () => publisher?.requestKey();
    onAir = { tracks, take: createTake({ tracks, recording, requestKey, clock, log }) };
  }

  function begin(tracks: IngestTracks) {
    clearTimeout(closing);
    record(tracks);
    options.started();
    for (const wait of [...waits]) wait();
    waits.clear();
  }

  function endTake() {
    const ending = onAir?.take.end();
    onAir = undefined;
    if (ending) written = ending;
  }

  function end() {
    publisher = undefined;
    const wasLive = onAir !== undefined;
    endTake();
    audience.leave();
    if (!wasLive) return;
    options.ended();
    closing = setTimeout(closeUnlessComing, grace);
  }

  function closeUnlessComing() {
    // Whoever asked in time may take a moment until the first packet.
    if (publisher) closing = setTimeout(closeUnlessComing, 1000);
    else close();
  }

  function close() {
    clearTimeout(closing);
    const [closed, last] = [recording, written];
    [recording, open] = [undefined, null];
    const done = async () => {
      await last;
      const whole = await closed;
      await whole?.finish();
      if (whole) await options.closed(whole);
    };
    done().catch((error) => log('a recording was not closed', { streamId, error }));
  }

  function forward(kind: 'video' | 'audio', packet: RtpPacket) {
    audience.rtp(kind, packet);
    onAir?.take.rtp(kind, packet);
  }

  return {
    publish(listener) {
      if (publisher) throw new RefusalError('streamIdInUse');
      publisher = createPublisher({
        peers,
        faults,
        watchdog,
        bitrateLimit,
        clock,
        begin(tracks) {
          begin(tracks);
          listener.started();
        },
        rtp: forward,
        report: (...report) => onAir?.take.report(...report),
        end(refusal) {
          end();
          if (refusal) listener.failed(refusal);
          else listener.finished();
        },
      });
      return publisher;
    },
    play(listener) {
      if (!onAir) throw new RefusalError('no_stream_exist');
      return audience.join(onAir.tracks, listener);
    },
    stop: () => publisher?.stop(),
    get state() {
      return onAir ? 'live' : publisher ? 'preparing' : 'off';
    },
    get rendition() {
      return onAir?.take.rendition ?? null;
    },
    get recording() {
      return open;
    },
    get viewers() {
      return audience.size;
    },
    waits,
    adopt(left) {
      recording = Promise.resolve(left);
      open = left;
      options.ended();
      closing = setTimeout(closeUnlessComing, grace);
    },
    restartSequence() {
      const tracks = onAir?.tracks;
      endTake();
      close();
      if (tracks) record(tracks);
    },
    async suspend() {
      publisher?.stop();
      clearTimeout(closing);
      await written;
    },
  };
}
