import type { RtpPacket } from 'werift';
import type { Faults } from './faults.js';
import type { IngestTracks } from './ingest-peer.js';
import { type PeerSettings, withoutCandidates } from './peer.js';
import { createPlayPeer, type PlayPeer } from './play-peer.js';
import { RefusalError } from './refusal.js';
import type { Playback, PlaybackListener } from './stage.js';
import type { Kind } from './timeline.js';

export interface AudienceOptions {
  streamId: string;
  peers: PeerSettings;
  faults: Faults;
  /** How many may watch. */
  limit(): number;
  /** Somebody can see nothing without a key frame. */
  needsKey(): void;
}

/** Who watches one stream over WebRTC. */
export interface Audience {
  /** @throws RefusalError `viewerLimitReached` */
  join(tracks: IngestTracks, listener: PlaybackListener): Playback;
  /** Hands a packet on to all. */
  rtp(kind: Kind, packet: RtpPacket): void;
  /** The stream is over for all. */
  leave(): void;
  readonly size: number;
}

export function createAudience({ streamId, peers, faults, limit, needsKey }: AudienceOptions): Audience {
  const players = new Map<PlayPeer, () => void>();

  return {
    join(tracks, listener) {
      if (players.size >= limit()) throw new RefusalError('viewerLimitReached');
      const player = createPlayPeer(peers, streamId, tracks, {
        connected() {
          needsKey();
          listener.started();
        },
        needsKey,
        lost: finish,
      });
      players.set(player, finish);
      function finish() {
        if (!players.delete(player)) return;
        player.close();
        listener.finished();
      }
      return {
        async offer() {
          await faults.delay();
          const offer = await player.offer();
          return faults.dropsCandidates() ? { ...offer, sdp: withoutCandidates(offer.sdp) } : offer;
        },
        answer: (sdp) => player.answer(faults.dropsCandidates() ? withoutCandidates(sdp) : sdp),
        async addCandidate(candidate) {
          if (!faults.dropsCandidates()) await player.addCandidate(candidate);
        },
        stop: finish,
      };
    },
    rtp(kind, packet) {
      for (const player of players.keys()) player.rtp(kind, packet);
    },
    leave() {
      for (const finish of [...players.values()]) finish();
    },
    get size() {
      return players.size;
    },
  };
}
