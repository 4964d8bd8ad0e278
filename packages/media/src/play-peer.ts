import { MediaStreamTrack, type RtpPacket } from 'werift';
import type { IngestTracks } from './ingest-peer.js';
import type { Candidate } from './message.js';
import { addCandidate, announce, createPeer, type PeerSettings } from './peer.js';
import type { PlaybackOffer } from './stage.js';
import type { Kind } from './timeline.js';

export interface PlayPeerListener {
  connected(): void;
  lost(): void;
  /** The viewer's decoder cannot go on without a key frame. */
  needsKey(): void;
}

export interface PlayPeer {
  offer(): Promise<PlaybackOffer>;
  answer(sdp: string): Promise<void>;
  addCandidate(candidate: Candidate): Promise<void>;
  rtp(kind: Kind, packet: RtpPacket): void;
  close(): void;
}

/** Sends what a publisher sends on to one viewer, packet by packet. */
export function createPlayPeer(
  settings: PeerSettings,
  streamId: string,
  { hasAudio, videoCodec }: IngestTracks,
  listener: PlayPeerListener,
): PlayPeer {
  const peer = createPeer(settings, videoCodec ? [videoCodec] : []);
  const kinds: Kind[] = [...(videoCodec ? ['video' as const] : []), ...(hasAudio ? ['audio' as const] : [])];
  const tracks = new Map(kinds.map((kind) => [kind, new MediaStreamTrack({ kind })]));
  for (const track of tracks.values()) {
    const { sender } = peer.addTransceiver(track, { direction: 'sendonly' });
    sender.onPictureLossIndication.subscribe(listener.needsKey);
  }
  let isConnected = false;
  peer.connectionStateChange.subscribe((state) => {
    if (state === 'connected' && !isConnected) {
      isConnected = true;
      listener.connected();
    }
    if (state === 'failed' || state === 'closed') listener.lost();
  });

  return {
    async offer() {
      await peer.setLocalDescription(await peer.createOffer());
      const mids = peer.getTransceivers().map(({ mid }) => [mid ?? '', streamId]);
      return {
        sdp: announce(peer.localDescription?.sdp ?? '', settings),
        idMapping: Object.fromEntries(mids),
      };
    },
    async answer(sdp) {
      // A second answer to one offer is a client's mistake, and nobody else's trouble.
      await peer.setRemoteDescription({ type: 'answer', sdp }).catch(() => {});
    },
    addCandidate: (candidate) => addCandidate(peer, candidate),
    rtp(kind, packet) {
      if (isConnected) tracks.get(kind)?.writeRtp(packet);
    },
    close: () => void peer.close(),
  };
}
