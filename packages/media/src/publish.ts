import type { RtpPacket } from 'werift';
import type { Faults } from './faults.js';
import { createIngestPeer, type IngestTracks } from './ingest-peer.js';
import { type PeerSettings, withoutCandidates } from './peer.js';
import type { Refusal } from './refusal.js';
import type { Publication } from './stage.js';
import type { Kind } from './timeline.js';

export interface PublisherOptions {
  peers: PeerSettings;
  faults: Faults;
  /** Without a packet for so long, the publisher is given up, ms. */
  watchdog: number;
  /** The most a publisher may send, bits a second. */
  bitrateLimit: number;
  clock: () => number;
  /** The first packet came. */
  begin(tracks: IngestTracks): void;
  rtp(kind: Kind, packet: RtpPacket): void;
  report(kind: Kind, sentAt: number, timestamp: number): void;
  /** Called once, however it ended; with the reason when nobody asked for it. */
  end(refusal?: Refusal): void;
}

export interface Publisher extends Publication {
  requestKey(): void;
}

/** How often an encoder is asked for a key frame, ms: segments begin with one. */
const keyInterval = 1000;
/** Viewers who join ask too; not more often than that, ms. */
const shortestKeyInterval = 300;
/** Bits are counted over so long at least, seconds: a key frame alone is no flood. */
const shortestCount = 2;

/** Follows one publisher from the offer to the last packet. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { peers, faults, watchdog, bitrateLimit, clock } = options;
  let tracks: IngestTracks | undefined;
  let hasBegun = false;
  let isOver = false;
  let lastPacket = clock();
  let lastRequest = 0;
  let counted = { bits: 0, since: clock() };

  const peer = createIngestPeer(peers, {
    tracks(negotiated) {
      tracks = negotiated;
    },
    rtp(kind, packet) {
      if (isOver || !tracks) return;
      lastPacket = clock();
      counted.bits += packet.payload.length * 8;
      if (!hasBegun) {
        hasBegun = true;
        options.begin(tracks);
      }
      options.rtp(kind, packet);
    },
    report: options.report,
    lost: () => end(),
  });
  const keys = setInterval(requestKey, keyInterval);
  const watch = setInterval(() => {
    if (isTooMuch()) end('highResourceUsage');
    if (clock() - lastPacket < watchdog) return;
    end(hasBegun ? 'noPacketReceivedForTimeoutDuration' : 'publishTimeoutError');
  }, watchdog / 20);

  function isTooMuch(): boolean {
    const seconds = (clock() - counted.since) / 1000;
    if (seconds < shortestCount) return false;
    const rate = counted.bits / seconds;
    counted = { bits: 0, since: clock() };
    return rate > bitrateLimit;
  }

  function requestKey() {
    if (clock() - lastRequest < shortestKeyInterval) return;
    lastRequest = clock();
    peer.requestKey();
  }

  function end(refusal?: Refusal) {
    if (isOver) return;
    isOver = true;
    clearInterval(keys);
    clearInterval(watch);
    peer.close();
    options.end(refusal);
  }

  return {
    async answer(offer) {
      await faults.delay();
      const pass = faults.dropsCandidates() ? withoutCandidates : (sdp: string) => sdp;
      return pass(await peer.answer(pass(offer)));
    },
    async addCandidate(candidate) {
      if (!faults.dropsCandidates()) await peer.addCandidate(candidate);
    },
    requestKey,
    stop: () => end(),
  };
}
