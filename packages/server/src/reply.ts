import type { Context, Env } from 'hono';
import { ApiError } from './errors.js';
import type { DirectAnswer } from './event-stream.js';

/** What travels with a request through the handlers. */
export interface ServerEnv extends Env {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string } };
    /** Begins an answer that is written into its connection; unset where there is none. */
    answerDirectly?(headers: Record<string, string>): DirectAnswer;
  };
  Variables: {
    requestId: string;
    /** The matched call or route, as logged and counted: never the path itself, which may name a person. */
    call: string;
    /** Headers every answer to this caller carries; the origin check swaps in those of an allowed origin. */
    headers: Readonly<Record<string, string>>;
    /** The partner whose page sent the request; unset on the site's own pages. */
    partnerId: number;
    /** The origin of the page that sent the request, unless it is the site's own or none: what sessions are bound to. */
    origin: string;
    /** Finds out who is asking; throws `jwt_missing`, `jwt_invalid` or `session_revoked`. Set for every request. */
    authenticate: () => Promise<Viewer>;
    /** Throws `operator_key_wrong` unless whoever runs the server is asking. Set for every request. */
    checkOperator: () => void;
    /** Who is asking; set before the handler of a call that needs a session. */
    viewer: Viewer;
  };
}

/** Somebody who is signed in. */
export interface Viewer {
  userId: number;
  sessionId: string;
  /** The partner's page the session is bound to; null is the site. */
  origin: string | null;
}

export type ServerContext = Context<ServerEnv>;

/** One object for every answer: building headers anew cost most of the throughput. */
export const baseHeaders: Readonly<Record<string, string>> = Object.freeze({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'strict-transport-security': 'max-age=31536000',
  vary: 'Origin',
});

/** Sends a JSON text, or what it was packed into, with the caller's headers. */
export function reply(
  context: ServerContext,
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  extra?: Record<string, string>,
): Response {
  const headers = {
    ...(context.get('headers') ?? baseHeaders),
    'x-request-id': context.get('requestId'),
    ...extra,
  };
  return new Response(body, { status, headers });
}

/** Turns whatever was thrown into the shape of every refusal; a surprise says nothing of itself. */
export function refuse(context: ServerContext, thrown: unknown): Response {
  const error = thrown instanceof ApiError ? thrown : new ApiError('internal', 'Something went wrong');
  return reply(context, error.status, JSON.stringify(error.body), error.headers);
}

/**
 * Where a request comes from, for limits; `local` where there is no connection. A proxy adds the address it sees at the
 * end: whatever stands before it may be the caller's own writing.
 */
export function clientAddress(context: ServerContext, header: string | undefined): string {
  const forwarded = header && context.req.header(header)?.split(',').at(-1)?.trim();
  return forwarded || context.env?.incoming?.socket?.remoteAddress || 'local';
}
