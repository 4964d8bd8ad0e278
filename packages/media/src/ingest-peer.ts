import { RtcpSrPacket, type RtpPacket } from 'werift';
import type { VideoCodec } from './depacketizer.js';
import type { Candidate } from './message.js';
import {
  addCandidate,
  announce,
  createPeer,
  type PeerSettings,
  videoCodecOf,
  withStartBitrate,
} from './peer.js';
import { RefusalError } from './refusal.js';
import type { Kind } from './timeline.js';

/** What a publisher's connection brings. */
export interface IngestListener {
  /** Once negotiated, before the first packet. */
  tracks(tracks: IngestTracks): void;
  rtp(kind: Kind, packet: RtpPacket): void;
  /** A sender report: at `sentAt` (seconds of the sender's clock) the track's clock said `timestamp`. */
  report(kind: Kind, sentAt: number, timestamp: number): void;
  /** The connection is gone. */
  lost(): void;
}

export interface IngestTracks {
  hasAudio: boolean;
  /** Null when no picture is sent. */
  videoCodec: VideoCodec | null;
}

export interface IngestPeer {
  answer(offer: string): Promise<string>;
  addCandidate(candidate: Candidate): Promise<void>;
  /** Asks the publisher's encoder for a key frame. */
  requestKey(): void;
  close(): void;
}

/** Receives what a publisher sends. */
export function createIngestPeer(settings: PeerSettings, listener: IngestListener): IngestPeer {
  const peer = createPeer(settings);
  peer.connectionStateChange.subscribe((state) => {
    if (state === 'failed' || state === 'closed') listener.lost();
  });
  peer.onRemoteTransceiverAdded.subscribe((transceiver) => {
    const { kind } = transceiver;
    if (kind !== 'audio' && kind !== 'video') return;
    transceiver.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe((packet) => listener.rtp(kind, packet));
      track.onReceiveRtcp.subscribe((packet) => {
        if (!(packet instanceof RtcpSrPacket)) return;
        const { ntpTimestamp, rtpTimestamp } = packet.senderInfo;
        listener.report(kind, Number(ntpTimestamp) / 2 ** 32, rtpTimestamp);
      });
    });
  });

  function negotiated(): IngestTracks {
    const receiving = peer
      .getTransceivers()
      .filter(({ currentDirection }) => currentDirection === 'recvonly');
    const video = receiving.find(({ kind }) => kind === 'video');
    const codec = video?.codecs[0];
    const hasAudio = receiving.some(({ kind }) => kind === 'audio');
    return { hasAudio, videoCodec: codec ? (videoCodecOf(codec) ?? null) : null };
  }

  return {
    async answer(offer) {
      try {
        await peer.setRemoteDescription({ type: 'offer', sdp: offer });
        // As DTLS client werift 0.25.2 gives up at a repeated HelloVerifyRequest, as busy machines send it.
        for (const transport of peer.dtlsTransports) transport.role = 'server';
        await peer.setLocalDescription(await peer.createAnswer());
      } catch {
        throw new RefusalError('notSetRemoteDescription');
      }
      const tracks = negotiated();
      if (!tracks.hasAudio && !tracks.videoCodec) throw new RefusalError('notSetRemoteDescription');
      listener.tracks(tracks);
      return announce(withStartBitrate(peer.localDescription?.sdp ?? ''), settings);
    },
    addCandidate: (candidate) => addCandidate(peer, candidate),
    requestKey() {
      for (const { kind, receiver } of peer.getTransceivers())
        if (kind === 'video' && receiver.track.ssrc) void receiver.sendRtcpPLI(receiver.track.ssrc);
    },
    close: () => void peer.close(),
  };
}
