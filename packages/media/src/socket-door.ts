import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientAddress } from './client-address.js';
import { largestMessage } from './limits.js';
import type { Log } from './log.js';
import type { Reply } from './message.js';
import { createSignalling, type SignallingOptions } from './signalling.js';

export interface SocketDoorOptions extends Omit<SignallingOptions, 'send'> {
  /** The one address sockets are opened at. */
  path: string;
  /** How many sockets one address may hold. */
  socketLimit: number;
  /** The header in which a proxy names the client; the last address in it counts. */
  addressHeader?: string | undefined;
  log: Log;
}

export interface SocketDoor {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells everybody that the server goes, so that they come back to the next one. */
  farewell(): void;
  /** Cuts all sockets without a word. */
  kill(): void;
}

/** Sockets that say nothing for so long are asked, and cut when they do not answer, ms. */
const heartbeat = 15_000;

/** Messages of one socket that wait for those before them; a client writes some twenty at once. */
const mostWaiting = 200;
/** What one socket leaves unread, in bytes. */
const mostUnread = 2 ** 20;

/** Opens sockets for signalling, as many as one address may have. */
export function createSocketDoor(options: SocketDoorOptions): SocketDoor {
  const { path, socketLimit, addressHeader, log, ...conversation } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const held = new Map<string, number>();

  function welcome(socket: WebSocket, address: string) {
    held.set(address, (held.get(address) ?? 0) + 1);
    function send(reply: Reply) {
      if (socket.readyState !== socket.OPEN) return;
      // Whoever asks and does not read is no client.
      if (socket.bufferedAmount > mostUnread) return socket.terminate();
      socket.send(JSON.stringify(reply));
    }
    const signalling = createSignalling({ ...conversation, send });
    const stopBeating = beat(socket);
    let waiting = 0;
    socket.on('message', (data, isBinary) => {
      if (isBinary) return;
      if (++waiting > mostWaiting) return socket.terminate();
      const worked = signalling.receive(String(data)).catch((error) => log('a message failed', { error }));
      void worked.then(() => waiting--);
    });
    // What is too large or no frame at all: the socket closes by itself.
    socket.on('error', () => {});
    socket.on('close', () => {
      stopBeating();
      signalling.close();
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => {});
      const [pathname] = (request.url ?? '').split('?');
      const address = clientAddress(request, addressHeader);
      if (pathname !== path) return socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      if ((held.get(address) ?? 0) >= socketLimit)
        return socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n');
      server.handleUpgrade(request, socket, head, (opened) => welcome(opened, address));
    },
    farewell() {
      const goodbye = JSON.stringify({ command: 'notification', definition: 'server_will_stop' });
      for (const socket of server.clients) {
        socket.send(goodbye);
        socket.close(1001);
      }
    },
    kill() {
      for (const socket of server.clients) socket.terminate();
    },
  };
}

function beat(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, heartbeat);
  return () => clearInterval(timer);
}
