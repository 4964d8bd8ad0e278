import { createHeld } from './held.js';
import type { Leases } from './leases.js';
import { type Message, type Reply, readMessage } from './message.js';
import { type Refusal, RefusalError } from './refusal.js';
import { createRoomCommands } from './room-commands.js';
import type { Rooms } from './rooms.js';
import type { Playback, Publication, Stage } from './stage.js';
import { isStreamId } from './stream-id.js';
import type { Tokens } from './tokens.js';

export interface SignallingOptions {
  stage: Stage;
  tokens: Pick<Tokens, 'verify'>;
  leases: Pick<Leases, 'take'>;
  rooms: Rooms;
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
 * @example createSignalling({ stage, tokens, leases, rooms, send: (reply) => socket.send(JSON.stringify(reply)) })
 */
export function createSignalling(options: SignallingOptions): Signalling {
  const { stage, tokens, leases, send } = options;
  const publications = createHeld<Publication>(leases);
  const playbacks = createHeld<Playback>(leases);
  const { close: leaveRoom, ...roomCommands } = createRoomCommands(options);
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
    ...roomCommands,
    // Two who speak to each other past the server: it knows that they are there, and no more.
    join: (_, streamId) => notify(streamId, 'joined'),
    leave: (_, streamId) => notify(streamId, 'leaved'),
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

  async function publish({ token }: Message, streamId: string) {
    const claims = await tokens.verify(token, streamId, 'publish');
    if (!claims) throw new RefusalError('unauthorized_access');
    if (publications.find(streamId)) throw new RefusalError('already_publishing');
    if (isClosed) return;
    publications.enter(claims, () =>
      stage.publish(streamId, {
        started: () => notify(streamId, 'publish_started'),
        finished: () => publications.leave(streamId) && notify(streamId, 'publish_finished'),
        failed: (refusal) => publications.leave(streamId) && refuse(streamId, refusal),
      }),
    );
    send({ command: 'start', streamId, subscriberId: '' });
  }

  async function play({ token }: Message, streamId: string) {
    const claims = await tokens.verify(token, streamId, 'play');
    if (!claims) throw new RefusalError('unauthorized_access');
    const known = playbacks.find(streamId);
    // Ant Media Server has no message for a new token; this answer changes nothing for whoever plays.
    if (known?.sub === claims.sub) known?.place.keepUntil(claims.exp);
    if (known) throw new RefusalError('already_playing');
    if (isClosed) return;
    if (stage.rendition(streamId) === null) {
      awaitStream(streamId);
      throw new RefusalError('no_stream_exist');
    }
    waits.get(streamId)?.();
    const { peer, place } = playbacks.enter(claims, () =>
      stage.play(streamId, {
        started: () => notify(streamId, 'play_started'),
        finished: () => playbacks.leave(streamId) && notify(streamId, 'play_finished'),
      }),
    );
    place.keepUntil(claims.exp);
    const { sdp, idMapping } = await peer.offer();
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
    if (type === 'answer') return playbacks.find(streamId)?.peer.answer(sdp);
    const publication = publications.find(streamId)?.peer;
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

  function takeCandidate({ label = 0, id = '', candidate = '' }: Message, streamId: string) {
    const { peer } = publications.find(streamId) ?? playbacks.find(streamId) ?? {};
    // A name of a browser's own network may never be found: nothing that comes after it waits for that.
    void peer?.addCandidate({ label, id, candidate });
  }

  function stop(_: Message, streamId: string) {
    waits.get(streamId)?.();
    publications.find(streamId)?.peer.stop();
    playbacks.find(streamId)?.peer.stop();
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
      leaveRoom();
      for (const stopWaiting of [...waits.values()]) stopWaiting();
      publications.stopAll();
      playbacks.stopAll();
    },
  };
}

/** What an error carries beside its name. */
const details: Partial<Record<Refusal, object>> = {
  // Tells modern clients that they are on the waiting list and need not ask again.
  no_stream_exist: { error_code: '404', information: 'stream_not_exist_or_not_streaming' },
};
