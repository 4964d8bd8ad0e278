import { baseHeaders, type ServerContext } from './reply.js';
import { streamHeaders } from './server-event.js';

/** How often an idle stream shows that it lives, in ms: proxies cut what is silent for longer. */
const HEARTBEAT = 15_000;

/** A reader that leaves this many events lying is gone or too slow. */
const MOST_UNREAD = 32;

const heartbeat = new TextEncoder().encode(': still here\n\n');

/** Where events go. Once it has ended, nothing more comes of either. */
export interface EventSink {
  /** False: too many lie unread, and this one was not taken. */
  send(event: Uint8Array): boolean;
  end(): void;
}

export interface EventSource {
  /** Starts to send, and answers how to leave: called once, whoever ends it. */
  begin(sink: EventSink): () => void;
  /**
   * Told whenever a reader takes something. With it, a slow reader is waited for; without, its stream ends, and its page
   * opens a new one by itself.
   */
  onRoom?(): void;
}

/** How bytes leave: by a web stream, or straight into a connection. */
interface Way {
  write(bytes: Uint8Array): void;
  /** Too much lies unread. */
  isFull(): boolean;
  close(): void;
}

/** An answer of the server around the API that is written into its connection, past the cost of a web stream. */
export interface DirectAnswer extends Way {
  /** Sends the head, if nothing was written yet. */
  open(): void;
  onClose(leave: () => void): void;
  onRoom(tell: () => void): void;
  /** What says that the answer is being written. */
  response: Response;
}

/**
 * Answers with server-sent events; they end with their reader, or when their source says so.
 * @throws what `begin` throws
 */
export function answerEvents(context: ServerContext, source: EventSource): Response {
  const headers = { ...(context.get('headers') ?? baseHeaders), ...streamHeaders };
  // Nobody would read them.
  if (context.req.method === 'HEAD') return new Response(null, { headers });
  const direct = context.env?.answerDirectly?.(headers);
  return direct ? writeInto(direct, source) : new Response(eventStream(source), { headers });
}

function writeInto(direct: DirectAnswer, source: EventSource): Response {
  const leave = connect(direct, source);
  direct.open();
  direct.onClose(leave);
  if (source.onRoom) direct.onRoom(source.onRoom);
  return direct.response;
}

function eventStream(source: EventSource): ReadableStream<Uint8Array> {
  let leave = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        leave = connect(
          {
            write: (bytes) => controller.enqueue(bytes),
            isFull: () => (controller.desiredSize ?? 0) <= 0,
            close: () => controller.close(),
          },
          source,
        );
      },
      pull: () => source.onRoom?.(),
      cancel: () => leave(),
    },
    { highWaterMark: MOST_UNREAD },
  );
}

/** Lets a source send its events on their way; answers how to end it for a reader who has left. */
function connect(way: Way, { begin, onRoom }: EventSource): () => void {
  let isOpen = true;
  let stop = () => {
    isOpen = false;
  };
  const end = () => {
    if (!isOpen) return;
    stop();
    way.close();
  };
  const send = (event: Uint8Array) => {
    if (!isOpen || (onRoom && way.isFull())) return false;
    way.write(event);
    if (!onRoom && way.isFull()) end();
    return true;
  };
  const leave = begin({ send, end });
  // It may have ended in its first events.
  if (!isOpen) {
    leave();
    return () => {};
  }
  const timer = setInterval(send, HEARTBEAT, heartbeat);
  stop = () => {
    isOpen = false;
    clearInterval(timer);
    leave();
  };
  // A reader may also leave what has ended, for what they have not read.
  return () => {
    if (isOpen) stop();
  };
}
