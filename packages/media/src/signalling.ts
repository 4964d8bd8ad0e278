import type { Blocks } from './blocks.js';
import { type Message, type Reply, readMessage } from './message.js';
import { type Refusal, RefusalError } from './refusal.js';
import type { Playback, Publication, Stage } from './stage.js';
import { isStreamId } from './stream-id.js';
import type { StreamClaims, Tokens } from './tokens.js';

export interface SignallingOptions {
  stage: Stage;
  tokens: Pick<Tokens, 'verify'>;
  blocks: Pick<Blocks, 'onceBlocked'>;
  send(reply: Reply): void;
}

/** One client's conversation. */
export interface Signalling {
  /** Takes one text frame; frames are worked off in their order. Settles when this one is. */
  receive(text: string): Promise<void>;
  /** The client is gone: ends all that it publishes and plays. */
  close(): void;
}

type Handler = (message: Message, streamId: string) => Promise<void> | void;

/** Commands that name no stream: the SDK sends the second one as soon as its socket opens. */
const streamless = new Set(['ping', 'getIceServerConfig']);

/**
 * Ant Media Server's signalling, as a table of commands over a {@link Stage}; a command that is not in it is ignored.
 * @example createSignalling({ stage, tokens, blocks, send: (reply) => socket.send(JSON.stringify(reply)) })
 */
export function createSignalling({ stage, tokens, blocks, send }: SignallingOptions): Signalling {
  const publications = new Map<string, Publication>();
  const playbacks = new Map<string, Playback>();
  const leases = new Map<object, () => void>();
  const waits = new Map<string, () => void>();
  let isClosed = false;

  const notify = (streamId: string, definition: string) =>
    send({ command: 'notification', definition, streamId, subscriberId: '' });
  const refuse = (streamId: string, definition: Refusal) =>
    send({ command: 'error', definition, streamId, ...details[definition] });

  const commands: Record<string, Handler> = {
    ping: () => send({ command: 'pong' }),
    // A server without STUN or TURN has nothing to say.
    getIceServerConfig: () => {},
    publish,
    play,
    takeConfiguration,
    takeCandidate,
    stop,
    getStreamInfo(_, streamId) {
      const rendition = stage.rendition(streamId);
      if (!rendition) return refuse(streamId, 'no_stream_exist');
      send({ command: 'streamInformation', streamId, streamInfo: [rendition] });
    },
    getTrackList: (_, streamId) => send({ command: 'trackList', streamId, trackList: [streamId] }),
    forceStreamQuality: (_, streamId) =>
      send({
        command: 'notification',
        definition: 'resolutionChangeInfo',
        streamId,
        streamHeight: stage.rendition(streamId)?.streamHeight ?? 0,
      }),
  };

  function enter<T extends Publication | Playback>(peers: Map<string, T>, claims: StreamClaims, peer: T) {
    peers.set(claims.streamId, peer);
    leases.set(peer, blocks.onceBlocked(claims, peer.stop));
  }

  function leave(peers: Map<string, Publication | Playback>, streamId: string): boolean {
    const peer = peers.get(streamId);
    if (peer) leases.get(peer)?.();
    if (peer) leases.delete(peer);
    return peers.delete(streamId);
  }

  async function publish({ token }: Message, streamId: string) {
    const claims = await tokens.verify(token, streamId, 'publish');
    if (!claims) throw new RefusalError('unauthorized_access');
    if (publications.has(streamId)) throw new RefusalError('already_publishing');
    if (isClosed) return;
    const publication = stage.publish(streamId, {
      started: () => notify(streamId, 'publish_started'),
      finished: () => leave(publications, streamId) && notify(streamId, 'publish_finished'),
      failed: (refusal) => leave(publications, streamId) && refuse(streamId, refusal),
    });
    enter(publications, claims, publication);
    send({ command: 'start', streamId, subscriberId: '' });
  }

  async function play({ token }: Message, streamId: string) {
    const claims = await tokens.verify(token, streamId, 'play');
    if (!claims) throw new RefusalError('unauthorized_access');
    if (playbacks.has(streamId)) throw new RefusalError('already_playing');
    if (isClosed) return;
    if (stage.rendition(streamId) === null) {
      awaitStream(streamId);
      throw new RefusalError('no_stream_exist');
    }
    waits.get(streamId)?.();
    const playback = stage.play(streamId, {
      started: () => notify(streamId, 'play_started'),
      finished: () => leave(playbacks, streamId) && notify(streamId, 'play_finished'),
    });
    enter(playbacks, claims, playback);
    const { sdp, idMapping } = await playback.offer();
    send({
      command: 'takeConfiguration',
      streamId,
      type: 'offer',
      sdp,
      idMapping,
      linkSession: '',
      subscriberId: '',
    });
  }

  function awaitStream(streamId: string) {
    if (waits.has(streamId)) return;
    const stopWaiting = stage.onceLive(streamId, () => {
      waits.delete(streamId);
      notify(streamId, 'streaming_started');
    });
    waits.set(streamId, () => {
      waits.delete(streamId);
      stopWaiting();
    });
  }

  async function takeConfiguration({ type, sdp = '' }: Message, streamId: string) {
    if (type === 'answer') return playbacks.get(streamId)?.answer(sdp);
    const publication = publications.get(streamId);
    if (type !== 'offer' || !publication) return;
    const answer = await publication.answer(sdp);
    send({
      command: 'takeConfiguration',
      streamId,
      type: 'answer',
      sdp: answer,
      linkSession: '',
      subscriberId: '',
    });
  }

  async function takeCandidate({ label = 0, id = '', candidate = '' }: Message, streamId: string) {
    const peer = publications.get(streamId) ?? playbacks.get(streamId);
    await peer?.addCandidate({ label, id, candidate });
  }

  function stop(_: Message, streamId: string) {
    waits.get(streamId)?.();
    publications.get(streamId)?.stop();
    playbacks.get(streamId)?.stop();
  }

  async function answer(message: Message) {
    const handle = Object.hasOwn(commands, message.command) ? commands[message.command] : undefined;
    const { command, streamId = '' } = message;
    if (!handle) return;
    if (!streamless.has(command) && streamId === '') return refuse('', 'noStreamNameSpecified');
    if (!streamless.has(command) && !isStreamId(streamId)) return refuse('', 'invalidStreamName');
    try {
      await handle(message, streamId);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      refuse(streamId, error.refusal);
    }
  }

  let worked = Promise.resolve();
  return {
    receive(text) {
      const message = readMessage(text);
      if (message && !isClosed) worked = worked.then(() => (isClosed ? undefined : answer(message)));
      return worked;
    },
    close() {
      isClosed = true;
      for (const stopWaiting of [...waits.values()]) stopWaiting();
      for (const peer of [...publications.values(), ...playbacks.values()]) peer.stop();
    },
  };
}

/** What an error carries beside its name. */
const details: Partial<Record<Refusal, object>> = {
  // Tells modern clients that they are on the waiting list and need not ask again.
  no_stream_exist: { error_code: '404', information: 'stream_not_exist_or_not_streaming' },
};
