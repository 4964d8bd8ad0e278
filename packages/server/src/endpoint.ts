import { type Call, type CallReply, type Contract, contract, type Endpoint } from '@panggung/core/contract';
import type { Hono } from 'hono';
import type * as v from 'valibot';
import { takesEncoding } from './accept-encoding.js';
import { check } from './check-input.js';
import { ApiError } from './errors.js';
import { gzip } from './gzip.js';
import { baseHeaders, reply, type ServerContext, type ServerEnv } from './reply.js';

/** Largest JSON body taken, in bytes; uploads have their own way in. */
const BODY_LIMIT = 64 * 1024;

type Parsed<C extends Call, K extends string> = Contract[C] extends {
  [P in K]: infer S extends v.GenericSchema;
}
  ? { [P in K]: v.InferOutput<S> }
  : unknown;

/** What a handler is given: params, query and body as the contract's schemas leave them. */
export type Given<C extends Call> = Parsed<C, 'params'> & Parsed<C, 'query'> & Parsed<C, 'body'>;

export type Handler<C extends Call> = (
  given: Given<C>,
  context: ServerContext,
) => CallReply<C> | Promise<CallReply<C>>;

/**
 * Answers one call of the contract: checks what comes in, answers 201 to inserts and 200 to the rest.
 * @example handle(app, 'GET /api/v1/room/video/:id', async ({ params }) => ({ data: await readShow(params.id) }))
 */
export function handle<C extends Call>(app: Hono<ServerEnv>, call: C, handler: Handler<C>): void {
  const endpoint: Endpoint = contract[call];
  const [method = '', path = ''] = call.split(' ');
  const status = statusOf(endpoint);
  app.on(method, path, async (context: ServerContext) => {
    context.set('call', call);
    if (endpoint.needsOperator) context.get('checkOperator')();
    if (endpoint.needsSession) context.set('viewer', await context.get('authenticate')());
    const given = (await readInput(endpoint, context)) as Given<C>;
    return send(context, status, JSON.stringify(await handler(given, context)));
  });
}

/** From so many characters on packing is worth its time: the roll of a large show, everything that is kept of somebody. */
const SMALLEST_PACKED = 64 * 1024;

async function send(context: ServerContext, status: number, body: string): Promise<Response> {
  const isPacked =
    body.length >= SMALLEST_PACKED && takesEncoding(context.req.header('accept-encoding'), 'gzip');
  if (!isPacked) return reply(context, status, body);
  const { vary } = context.get('headers') ?? baseHeaders;
  const headers = { vary: `${vary}, Accept-Encoding`, 'content-encoding': 'gzip' };
  return reply(context, status, await gzip(body), headers);
}

/** The status a call answers with where it is not refused. */
export function statusOf({ isInsert, isCreation, isIssue }: Endpoint): 200 | 201 {
  return isInsert || isCreation || isIssue ? 201 : 200;
}

/** What a call is given, as its schemas leave it. */
export async function readInput(
  endpoint: Endpoint,
  context: ServerContext,
): Promise<Record<string, unknown>> {
  const given: Record<string, unknown> = {};
  if (endpoint.params) given.params = check(endpoint.params, context.req.param());
  if (endpoint.query) given.query = check(endpoint.query, context.req.query());
  if (endpoint.body) given.body = refuseNul(check(endpoint.body, await readJson(context.req.raw)));
  return given;
}

/** Postgres keeps no such text. */
function refuseNul<T>(body: T): T {
  if (JSON.stringify(body)?.includes('\\u0000'))
    throw new ApiError('invalid_request', 'The body holds a NUL');
  return body;
}

/** The JSON body of a request, refused beyond the limit (in bytes) before it is held in memory. */
export async function readJson(request: Request, limit = BODY_LIMIT): Promise<unknown> {
  const announced = request.headers.get('content-length');
  if (Number(announced) > limit) throw new ApiError('invalid_request', 'The body is too large');
  const text = announced === null ? await readLimited(request.body, limit) : await request.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_request', 'The body must be JSON');
  }
}

async function readLimited(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new ApiError('invalid_request', 'The body is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
