import { type PublishToken, ROOM_INFO_MS, type StreamSample } from '@panggung/core';
import { createSampler } from './broadcast-sample.js';
import { openSignalling, type Reply, type Signalling } from './signalling.js';
import { createSignallingPeer } from './signalling-peer.js';

export interface PublishOptions {
  pass: PublishToken;
  /** At most one of a kind. */
  tracks: readonly MediaStreamTrack[];
  /** The most that the picture takes, in kbit/s. */
  kbps: number;
  /** Server time in epoch ms. */
  now: () => number;
  /** The server has the first picture. */
  onStarted(): void;
  /** The server says that the stream is over. */
  onFinished(): void;
  /** The connection broke; by the socket or by the server's leave. */
  onLost(by: 'socket' | 'server'): void;
  /** What the server will not have. media-protocol, section 6. */
  onRefused(definition: string): void;
  /** Streams on air where this one is. N-08. */
  onRoom(streams: readonly string[]): void;
}

/** One try to publish, until it is stopped or breaks. */
export interface Publication {
  /** Sends another track in place of the one of its kind, without publishing anew. */
  use(track: MediaStreamTrack): Promise<void>;
  /** Whether the connection failed, was disconnected, is missing, or does not come about. N-06. */
  isBroken(): boolean;
  /** What the picture takes at most, in kbit/s, as the browser says; null while there is no cap. */
  cap(): number | null;
  sample(): Promise<StreamSample>;
  /** Asks the server to end it; it answers by `onFinished`. */
  finish(): void;
  /** Lets go of everything at once. */
  close(): void;
}

/** How long a connection may take to come about, in ms. media-protocol, section 4. */
const PATIENCE_MS = 10_000;

const broken: readonly RTCPeerConnectionState[] = ['failed', 'disconnected', 'closed'];

/** Caps what the picture takes; without it a browser sends what the network bears. N-12. */
async function capPicture(peer: RTCPeerConnection, kbps: number): Promise<void> {
  const sender = senderOf(peer, 'video');
  if (!sender) return;
  const parameters = sender.getParameters();
  for (const encoding of parameters.encodings) encoding.maxBitrate = kbps * 1000;
  await sender.setParameters(parameters);
}

function senderOf(peer: RTCPeerConnection, kind: string): RTCRtpSender | undefined {
  return peer.getSenders().find(({ track }) => track?.kind === kind);
}

/** Publishes tracks at a media server: the signalling of Ant Media Server. N-15. */
export function publish(options: PublishOptions): Publication {
  const { pass, kbps, now } = options;
  const { stream_id: streamId, tokenId: token } = pass;
  const begunAt = performance.now();
  const tracks = new Map(options.tracks.map((track) => [track.kind, track]));
  let isOver = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const signalling = openSignalling({
    url: pass.websocket_url,
    onOpen() {
      signalling.send({ command: 'getIceServerConfig' });
      send({
        command: 'publish',
        token,
        mainTrack: '',
        streamName: '',
        metaData: '',
        video: true,
        audio: true,
      });
    },
    onReply(reply) {
      if (isOver || (reply.streamId && reply.streamId !== streamId)) return;
      Promise.resolve(replies[reply.command]?.(reply)).catch(() => tell(() => options.onLost('server')));
    },
    onLost: () => tell(() => options.onLost('socket')),
  });
  const send: Signalling['send'] = (message) => signalling.send({ streamId, ...message });
  const { peer, hear, addCandidate, useServer } = createSignallingPeer(send);
  const sample = createSampler(peer, now);

  /** The last word of this try. */
  function tell(run: () => void): void {
    if (isOver) return;
    close();
    run();
  }

  async function offer(): Promise<void> {
    for (const track of tracks.values()) peer.addTransceiver(track, { direction: 'sendonly' });
    await peer.setLocalDescription();
    send({ command: 'takeConfiguration', type: 'offer', sdp: peer.localDescription?.sdp ?? '' });
  }

  async function takeAnswer({ sdp = '' }: Reply): Promise<void> {
    await hear('answer', sdp);
    await capPicture(peer, kbps);
  }

  function start(): void {
    options.onStarted();
    send({ command: 'joinRoom', room: streamId, mainTrack: streamId, mode: 'legacy' });
    timer = setInterval(() => send({ command: 'getRoomInfo', room: streamId }), ROOM_INFO_MS);
  }

  const notifications: Record<string, () => void> = {
    publish_started: start,
    publish_finished: () => tell(options.onFinished),
    server_will_stop: () => tell(() => options.onLost('server')),
  };
  const replies: Record<string, (reply: Reply) => unknown> = {
    start: offer,
    takeConfiguration: takeAnswer,
    takeCandidate: addCandidate,
    iceServerConfig: useServer,
    notification: ({ definition = '' }) => notifications[definition]?.(),
    roomInformation: ({ streams = [] }) => options.onRoom(streams),
    error: ({ definition = '' }) => {
      if (definition === 'no_active_streams_in_room') return options.onRoom([]);
      tell(() => options.onRefused(definition));
    },
  };

  function close(): void {
    isOver = true;
    clearInterval(timer);
    signalling.close();
    peer.close();
  }

  return {
    async use(track) {
      // Offered once the server asks for it, where it has not yet.
      tracks.set(track.kind, track);
      await senderOf(peer, track.kind)?.replaceTrack(track);
    },
    isBroken() {
      if (isOver || broken.includes(peer.connectionState)) return true;
      return peer.connectionState !== 'connected' && performance.now() - begunAt > PATIENCE_MS;
    },
    cap() {
      const most = senderOf(peer, 'video')?.getParameters().encodings[0]?.maxBitrate;
      return most === undefined ? null : most / 1000;
    },
    sample,
    finish: () => send({ command: 'stop' }),
    close,
  };
}
