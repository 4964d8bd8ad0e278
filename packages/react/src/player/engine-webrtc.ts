import {
  createSignallingPeer,
  type LiveStream,
  openSignalling,
  type Reply,
  type Signalling,
} from '@panggung/client';
import type { EngineNews, MakeEngine } from './engine.js';

/** How often it is looked at what has come, in ms. */
const LOOK_MS = 1000;
/** So many looks without anything to see, and another engine shall play. */
const PATIENCE_LOOKS = 5;

/** What becomes of a viewer by what the server refuses; all else that it refuses is for another engine. */
const refusals: Record<string, 'onDenied' | 'onAbsent'> = {
  unauthorized_access: 'onDenied',
  user_blocked: 'onDenied',
  no_stream_exist: 'onAbsent',
  stream_not_active_or_expired: 'onAbsent',
};

async function bytesReceived(peer: RTCPeerConnection): Promise<number> {
  let bytes = 0;
  for (const report of (await peer.getStats()).values()) {
    if (report.type === 'inbound-rtp') bytes += report.bytesReceived;
  }
  return bytes;
}

/** The connection of one viewer: the server offers, the viewer answers. */
function createPeer(media: MediaStream, send: Signalling['send']) {
  const { peer, hear, ...own } = createSignallingPeer(send);
  peer.ontrack = ({ track }) => media.addTrack(track);
  return {
    ...own,
    peer,
    async answer({ sdp = '' }: Reply): Promise<void> {
      await hear('offer', sdp);
      const answer = await peer.createAnswer();
      // Sound is sent in stereo only to whoever asks for it.
      const stereo = answer.sdp?.replace('useinbandfec=1', 'useinbandfec=1;stereo=1') ?? '';
      await peer.setLocalDescription({ type: 'answer', sdp: stereo });
      send({ command: 'takeConfiguration', type: 'answer', sdp: stereo });
    },
  };
}

/**
 * Plays a stream by WebRTC, half a second behind the stage: the signalling of Ant Media Server. Says so as soon as that
 * does not work, for another engine to play.
 */
export function createWebrtcEngine({ socketUrl, streamId }: LiveStream): MakeEngine {
  return ({ video, token, news }) => {
    const media = new MediaStream();
    let isOver = false;
    let isAwaited = false;
    let asked: string | null = null;
    let silence = 0;
    let bytes = 0;

    const isShown = () => video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

    function tell(what: Exclude<keyof EngineNews, 'onLoaded' | 'onQualities' | 'onAudioOnly'>): void {
      if (isOver) return;
      isOver = what !== 'onAwaited';
      news[what]();
    }
    /** A server that was there a moment ago comes back; one that never was is not waited for. */
    const lose = () => tell(isShown() ? 'onLost' : 'onUnfit');

    const signalling = openSignalling({
      url: socketUrl,
      onOpen() {
        signalling.send({ command: 'getIceServerConfig' });
        ask();
      },
      onReply(reply) {
        if (reply.streamId && reply.streamId !== streamId) return;
        Promise.resolve(replies[reply.command]?.(reply)).catch(() => tell('onUnfit'));
      },
      onLost: lose,
    });
    const send: Signalling['send'] = (message) => signalling.send({ streamId, ...message });
    const { peer, answer, addCandidate, useServer } = createPeer(media, send);

    function ask(): void {
      asked = token();
      send({ command: 'play', token: asked ?? '', room: '', trackList: [], viewerInfo: '' });
    }

    const notifications: Record<string, () => void> = {
      // Who broadcasts has gone, or this viewer was sent out: asking again tells which.
      play_finished: () => tell('onLost'),
      streaming_started: () => tell('onRewound'),
      server_will_stop: () => tell('onLost'),
    };
    const replies: Record<string, (reply: Reply) => unknown> = {
      takeConfiguration: answer,
      takeCandidate: addCandidate,
      iceServerConfig: useServer,
      notification: ({ definition = '' }) => notifications[definition]?.(),
      error: refuse,
    };

    function refuse({ definition = '', information }: Reply): void {
      // The answer to a new token: what plays goes on with it.
      if (definition === 'already_playing') return;
      const refusal = refusals[definition] ?? 'onUnfit';
      // Whoever is told when it begins need not ask again.
      isAwaited = refusal === 'onAbsent' && information !== undefined;
      tell(isAwaited ? 'onAwaited' : refusal);
    }

    async function look(): Promise<void> {
      const received = await bytesReceived(peer);
      if (isOver) return;
      const more = received - bytes;
      bytes = received;
      if (more > 0) news.onLoaded(more);
      // The server ends what plays with its token.
      if (!isAwaited && token() !== asked) ask();
      // Looks are counted, not time: whoever wakes from sleep has missed none.
      silence = isAwaited || (isShown() && more > 0) ? 0 : silence + 1;
      if (silence === PATIENCE_LOOKS) tell('onUnfit');
    }

    const looking = setInterval(look, LOOK_MS);
    peer.onconnectionstatechange = () => peer.connectionState === 'failed' && tell('onUnfit');
    video.srcObject = media;
    news.onQualities([]);

    return {
      resume() {},
      // What is shown is what there is now.
      // Half a second behind: that is now.
      date: () => null,
      edge: () => (isOver || isAwaited ? null : video.currentTime),
      choose() {},
      follow() {},
      stop() {
        isOver = true;
        clearInterval(looking);
        send({ command: 'stop' });
        signalling.close();
        // First: a stream that ends would be taken for the show's end.
        video.srcObject = null;
        peer.close();
      },
    };
  };
}
