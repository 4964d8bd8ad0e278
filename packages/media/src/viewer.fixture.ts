import { RTCPeerConnection, useH264, useNACK, useOPUS, usePLI } from 'werift';
import type { Kind } from './timeline.js';

export interface Viewer {
  answer(offer: string): Promise<string>;
  peer: RTCPeerConnection;
  /** Packets received of each kind. */
  readonly packets: Readonly<Record<Kind, number>>;
  stop(): void;
}

/** Watches as a browser would, without looking. */
export function startViewer(): Viewer {
  const peer = new RTCPeerConnection({
    codecs: { audio: [useOPUS()], video: [useH264({ rtcpFeedback: [useNACK(), usePLI()] })] },
    iceServers: [],
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  });
  const packets = { video: 0, audio: 0 };
  peer.onTrack.subscribe((track) => {
    const { kind } = track;
    if (kind === 'video' || kind === 'audio') track.onReceiveRtp.subscribe(() => void packets[kind]++);
  });
  return {
    peer,
    async answer(sdp) {
      await peer.setRemoteDescription({ type: 'offer', sdp });
      await peer.setLocalDescription(await peer.createAnswer());
      return peer.localDescription?.sdp ?? '';
    },
    packets,
    stop: () => void peer.close(),
  };
}
