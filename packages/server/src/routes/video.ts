import { Hono } from 'hono';
import { findCaptions } from '../captions.js';
import { ApiError } from '../errors.js';
import { expressionNotFound, isShown } from '../express-rows.js';
import { guardedStream } from '../guarded-stream.js';
import type { Ports } from '../ports.js';
import { reply, type ServerContext, type ServerEnv } from '../reply.js';
import { CAPTIONS, EXPRESSIONS, VIDEOS, videoOfFile } from '../video-address.js';
import { sendVideo } from '../video-reply.js';
import { watchingOf } from '../watching.js';

/**
 * Videos of our own in parts as players ask for them: those of shows, and their captions, for as long as a playback of
 * their show lives; expressions for everybody. T-08, T-20, AMB-088.
 */
export function videoRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { database, videos, clock } = ports;
  const { playbacks } = watchingOf(ports);

  /** Whether the show of a playback shows what lies there. */
  async function isOpen(playback: string, path: string): Promise<boolean> {
    const show = (await playbacks.playing(playback))?.show;
    return show?.url_video === path || show?.captions_url === path;
  }

  /** Answers files of a folder by what finds them; the route is logged, never the name. */
  function serve(folder: string, find: (context: ServerContext, name: string) => Promise<Response>): void {
    const path = `${folder}:name`;
    app.get(path, (context: ServerContext) => {
      context.set('call', `GET ${path}`);
      return find(context, context.req.param('name') ?? '');
    });
  }

  serve(VIDEOS, async (context, name) => {
    const playback = context.req.query('playback') ?? '';
    const isStillOpen = () => isOpen(playback, VIDEOS + name);
    const video = (await isStillOpen()) ? await videos.find(name) : null;
    if (!video) throw notPlaying();
    return sendVideo(context, {
      name,
      video,
      through: (bytes) => guardedStream(bytes, { clock, isOpen: isStillOpen }),
    });
  });

  serve(CAPTIONS, async (context, name) => {
    const playback = context.req.query('playback') ?? '';
    const content = (await isOpen(playback, CAPTIONS + name)) ? await findCaptions(database, name) : null;
    if (content === null) throw notPlaying();
    return reply(context, 200, content, { 'content-type': 'text/vtt; charset=utf-8' });
  });

  serve(EXPRESSIONS, async (context, name) => {
    const id = videoOfFile(name);
    const video = id && (await isShown(database, id)) ? await videos.find(name) : null;
    if (!video) throw expressionNotFound();
    return sendVideo(context, { name, video });
  });
  return app;
}

/** A video that is not there and one that is not for them look alike. */
function notPlaying(): ApiError {
  return new ApiError('playback_not_found', 'There is no such playback');
}
