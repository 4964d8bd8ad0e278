import type { Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { UPLOAD_TIMEOUT_MS } from '@panggung/core';
import { createDirectAnswer } from './direct-answer.js';

export interface Listener {
  port: number;
  /** Answers from now on; until it is called, all are told to come back. */
  answer(fetch: (request: Request, env: object) => Response | Promise<Response>): void;
  /** Takes no more calls, lets those under way end, then cuts what is left. */
  close(): Promise<void>;
}

export interface ListenOptions {
  port: number;
  host?: string | undefined;
}

/** A rush of buyers arrives in one second; the system's usual 511 would turn most of them away. */
const BACKLOG = 8192;
/** How long calls under way may take once the server is told to stop, in ms. Streams never end by themselves. */
const LAST_WORDS_MS = 2000;

/**
 * Takes a port.
 * @throws Error in one clear line when the port is taken
 */
export async function listen({ port, host }: ListenOptions): Promise<Listener> {
  let answer: Parameters<Listener['answer']>[0] = () => {
    return new Response('{"message":"Starting","code":"busy"}', {
      status: 503,
      headers: { 'content-type': 'application/json', 'retry-after': '1' },
    });
  };
  const server = createAdaptorServer({
    fetch(request, env) {
      const outgoing = env.outgoing as ServerResponse;
      return answer(request, { ...env, answerDirectly: createDirectAnswer.bind(null, outgoing) });
    },
    overrideGlobalObjects: false,
  }) as Server;
  // Longer than the keep-alive of any proxy before it, so that none writes into a closing connection.
  server.keepAliveTimeout = 75_000;
  // An upload may take this long; a call's head still has a minute.
  server.requestTimeout = UPLOAD_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen({ port, ...(host && { host }), backlog: BACKLOG }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    answer: (next) => {
      answer = next;
    },
    close: () => closeServer(server),
  };
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is taken: stop what uses it, or choose another with PORT.`);
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), LAST_WORDS_MS);
  await closed;
  clearTimeout(timer);
}
