import { SIGNAL_PING_MS } from '@panggung/core';

/** A stream at a media server that speaks as Ant Media Server does. */
export interface LiveStream {
  /** Of its signalling, `wss://`. */
  socketUrl: string;
  streamId: string;
}

/** A message of the server; `command` tells which. */
export interface Reply {
  command: string;
  definition?: string;
  streamId?: string;
  /** Streams on air in a room. */
  streams?: string[];
  /** Of an error: whether the server tells when that changes. */
  information?: string;
  type?: RTCSdpType;
  sdp?: string;
  /** Number of the media line, and its name. */
  label?: number;
  id?: string;
  candidate?: string;
  stunServerUri?: string;
  turnServerUsername?: string;
  turnServerCredential?: string;
}

export interface SignallingOptions {
  url: string;
  onOpen(): void;
  onReply(reply: Reply): void;
  /** It cannot be opened, was closed, or says nothing any more. */
  onLost(): void;
}

export interface Signalling {
  send(message: { command: string } & Record<string, unknown>): void;
  close(): void;
}

/** So many questions without an answer, and it is gone. */
const MOST_UNANSWERED = 2;

function readReply(text: unknown): Reply | null {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** Null where the browser refuses its address. */
function openSocket(url: string): WebSocket | null {
  try {
    return new WebSocket(url);
  } catch {
    return null;
  }
}

/** A conversation with a media server: one JSON object a frame. */
export function openSignalling({ url, onOpen, onReply, onLost }: SignallingOptions): Signalling {
  const socket = openSocket(url);
  if (!socket) {
    queueMicrotask(onLost);
    return { send() {}, close() {} };
  }
  const send: Signalling['send'] = (message) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  let unanswered = 0;
  const beating = setInterval(() => {
    if (unanswered === MOST_UNANSWERED) lose();
    unanswered += 1;
    send({ command: 'ping' });
  }, SIGNAL_PING_MS);

  const close = () => {
    clearInterval(beating);
    socket.onclose = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
  };
  const lose = () => {
    close();
    onLost();
  };

  socket.onopen = onOpen;
  socket.onclose = lose;
  socket.onmessage = ({ data }) => {
    unanswered = 0;
    const reply = readReply(data);
    if (reply) onReply(reply);
  };
  return { send, close };
}
