import type { Reply, Signalling } from './signalling.js';

/** A connection whose candidates go to and fro by signalling. */
export interface SignallingPeer {
  peer: RTCPeerConnection;
  /** Takes what the server offers or answers, and the candidates of it that came before. */
  hear(type: 'offer' | 'answer', sdp: string): Promise<void>;
  addCandidate(reply: Reply): Promise<void>;
  /** Takes the server's way through networks: STUN or TURN. */
  useServer(reply: Reply): void;
}

/** Builds a connection with a media server that speaks as Ant Media Server does. */
export function createSignallingPeer(send: Signalling['send']): SignallingPeer {
  const peer = new RTCPeerConnection();
  let early: RTCIceCandidateInit[] = [];
  peer.onicecandidate = ({ candidate }) =>
    send({
      command: 'takeCandidate',
      label: candidate?.sdpMLineIndex ?? 0,
      id: candidate?.sdpMid ?? '',
      candidate: candidate?.candidate ?? '',
    });
  return {
    peer,
    async hear(type, sdp) {
      await peer.setRemoteDescription({ type, sdp });
      for (const candidate of early) await peer.addIceCandidate(candidate);
      early = [];
    },
    async addCandidate({ label, id, candidate = '' }) {
      const given: RTCIceCandidateInit = { candidate, sdpMid: id ?? null, sdpMLineIndex: label ?? null };
      // The server's may come before its description.
      if (peer.remoteDescription) await peer.addIceCandidate(given);
      else early.push(given);
    },
    useServer({ stunServerUri: urls = '', turnServerUsername, turnServerCredential }) {
      const server: RTCIceServer = { urls };
      if (turnServerUsername) server.username = turnServerUsername;
      if (turnServerCredential) server.credential = turnServerCredential;
      if (urls) peer.setConfiguration({ iceServers: [server] });
    },
  };
}
