import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { largestMessage } from './limits.js';
import { type Refusal, RefusalError } from './refusal.js';
import type { Publication, Stage } from './stage.js';
import { isStreamId } from './stream-id.js';
import type { Tokens } from './tokens.js';

const statuses: Partial<Record<Refusal, 400 | 403 | 409 | 422 | 503>> = {
  invalidStreamName: 400,
  unauthorized_access: 403,
  streamIdInUse: 409,
  // The body is SDP, and no offer that can be answered. RFC 9110, 15.5.21.
  notSetRemoteDescription: 422,
  highResourceUsage: 503,
};

/** Publishing by one HTTP request (RFC 9725): the publish token as Bearer, the offer as body. */
export function whipRoutes({ stage, tokens }: { stage: Stage; tokens: Tokens }): Hono {
  const sessions = new Map<string, { streamId: string; publication: Publication }>();
  const app = new Hono();
  app.use('*', bodyLimit({ maxSize: largestMessage }));
  app.use('/:streamId/*', async (context, next) => {
    const streamId = context.req.param('streamId');
    if (!isStreamId(streamId)) return context.text('invalidStreamName', 400);
    const [, token] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    if (await tokens.verify(token, streamId, 'publish')) return next();
    return context.text('unauthorized_access', 403);
  });
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (!(error instanceof RefusalError)) throw error;
    return context.text(error.refusal, statuses[error.refusal] ?? 400);
  });

  app.post('/:streamId', async (context) => {
    const streamId = context.req.param('streamId');
    if (!context.req.header('content-type')?.startsWith('application/sdp'))
      return context.text('The offer is application/sdp', 415);
    const session = randomUUID();
    const forget = () => void sessions.delete(session);
    const publication = stage.publish(streamId, { started: () => {}, finished: forget, failed: forget });
    sessions.set(session, { streamId, publication });
    const answer = await publication.answer(await context.req.text()).catch((error) => {
      publication.stop();
      throw error;
    });
    const headers = {
      'content-type': 'application/sdp',
      location: `${new URL(context.req.url).pathname}/${session}`,
      etag: `"${session}"`,
    };
    return context.body(answer, 201, headers);
  });
  app.patch('/:streamId/:session', async (context) => {
    const publication = find(context.req.param());
    if (!publication) return context.body(null, 404);
    for (const candidate of readFragment(await context.req.text())) await publication.addCandidate(candidate);
    return context.body(null, 204);
  });
  app.delete('/:streamId/:session', (context) => {
    const publication = find(context.req.param());
    publication?.stop();
    return context.body(null, publication ? 200 : 404);
  });
  return app;

  function find({ streamId, session }: { streamId: string; session: string }): Publication | undefined {
    const found = sessions.get(session);
    return found?.streamId === streamId ? found.publication : undefined;
  }
}

/** The candidates of a trickled fragment of SDP (RFC 8840). */
function readFragment(text: string) {
  let id = '';
  let label = -1;
  return text.split(/\r?\n/).flatMap((line) => {
    if (line.startsWith('m=')) label++;
    if (line.startsWith('a=mid:')) id = line.slice('a=mid:'.length);
    return line.startsWith('a=candidate:')
      ? [{ id, label: Math.max(0, label), candidate: line.slice(2) }]
      : [];
  });
}
