import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { Archive } from './archive.js';
import type { Broadcasts } from './broadcasts.js';
import type { Faults } from './faults.js';
import { fileReply } from './file-reply.js';
import { writeMasterPlaylist } from './master-playlist.js';
import { type Track, targetDuration } from './playlist.js';
import { createPlaylistWriter } from './playlist-writer.js';
import type { Recording } from './recording.js';
import type { Shows } from './shows.js';
import type { StreamClaims, Tokens } from './tokens.js';
import type { Viewers } from './viewers.js';

export interface HlsRoutesOptions {
  tokens: Tokens;
  shows: Shows;
  archive: Archive;
  broadcasts: Broadcasts;
  viewers: Viewers;
  faults: Faults;
  /** How long a request waits for the first segment, ms. */
  patience: number;
}

const segmentTypes: Record<string, string> = { m4s: 'video/iso.segment', mp4: 'video/mp4' };
/** How long the answer waits for a segment that does not come, ms: three of them. */
const longestHold = targetDuration * 3000;
/** From this size on a playlist is worth packing: a show of hours repeats its token thousands of times. */
const packedFrom = 2048;

/** Playlists and segments, each of them for whoever holds a token of the stream. */
export function hlsRoutes(options: HlsRoutesOptions): Hono {
  const { tokens, shows, archive, broadcasts, viewers, faults, patience } = options;
  const app = new Hono();
  const write = createPlaylistWriter();
  const coming = new Map<string, Promise<Recording | undefined>>();

  app.get('/streams/:file{[^/]+\\.m3u8}', async (context) => {
    const name = context.req.param('file').replace(/\.m3u8$/, '');
    const [access, refused] = await enter(context, name);
    if (refused) return refused;
    const recording = await begun(name);
    const { programme } = recording?.about ?? {};
    if (!recording || !programme) return nothing();
    return playlist(
      context,
      writeMasterPlaylist(programme, (rendition) => `${name}/${rendition}.m3u8?${access.query}`),
    );
  });

  app.get('/streams/:name/:file{(video|audio)\\.m3u8}', async (context) => {
    const { name, file } = context.req.param();
    const [access, refused] = await enter(context, name);
    if (refused) return refused;
    const recording = await begun(name);
    if (!recording) return nothing();
    await grown(recording, Number(context.req.query('_HLS_msn') ?? -1));
    const folder = recording.about.name === name ? '' : `../${recording.about.name}/`;
    const track: Track = file === 'video.m3u8' ? 'video' : 'audio';
    const isDelta = context.req.query('_HLS_skip') !== undefined;
    const current = () => write(recording, { track, folder, query: access.query, isDelta });
    return playlist(context, faults.playlist(`${name}/${file} ${access.query} ${isDelta}`, current));
  });

  app.get('/streams/:name/:file{(audio-)?(init)?[0-9]+\\.(m4s|mp4)}', async (context) => {
    const { name, file } = context.req.param();
    const [, refused] = await enter(context, name);
    if (refused) return refused;
    const path = archive.find(name)?.file(file);
    const type = segmentTypes[file.slice(-3)] ?? '';
    return (path && (await fileReply(path, type, context.req.header('range')))) || nothing();
  });

  /** Lets in who holds a token of the stream that the name belongs to, and counts them. */
  async function enter(
    context: Context,
    name: string,
  ): Promise<[{ query: string }, null] | [{ query: string }, Response]> {
    const streamId = shows.recording(name)?.about.streamId ?? name;
    const token = context.req.query('token');
    const query = `token=${encodeURIComponent(token ?? '')}`;
    const claims = await tokens.verify(token, streamId, 'play');
    if (!claims) return [{ query }, context.text('Not allowed: no valid token for this stream', 403)];
    const limit = broadcasts.find(streamId)?.hlsViewerLimit ?? -1;
    const isSeen = viewers.seen(streamId, viewerOf(claims, query), limit < 0 ? undefined : limit);
    return isSeen ? [{ query }, null] : [{ query }, context.text('Viewer Limit Reached', 403)];
  }

  /** The recording once it has a segment: players take a missing playlist for the end. All who wait look as one. */
  function begun(name: string): Promise<Recording | undefined> {
    const known = coming.get(name);
    if (known) return known;
    const look = begins(name).finally(() => coming.delete(name));
    coming.set(name, look);
    return look;
  }

  async function begins(name: string): Promise<Recording | undefined> {
    const until = Date.now() + patience;
    for (;;) {
      const recording = shows.recording(name);
      if (recording?.isEnded || recording?.entries.length) return recording;
      const isComing = (shows.show(name)?.state ?? 'off') !== 'off';
      if (!isComing || Date.now() > until || faults.isOut()) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  return app;

  /** Waits for the segment a player asks for before it is there (RFC 8216bis, 6.2.5.2). */
  function grown(recording: Recording, wanted: number): Promise<void> | undefined {
    const isThere = () => recording.isEnded || recording.entries.length > wanted;
    if (isThere()) return undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(done, longestHold);
      const stopListening = recording.listen(() => isThere() && done());
      function done() {
        clearTimeout(timer);
        stopListening();
        resolve();
      }
    });
  }
}

const nothing = () => new Response('Nothing here', { status: 404 });

/** Leases tell viewers apart; without one, tokens do. */
const viewerOf = ({ sub }: StreamClaims, query: string) => sub ?? query.slice(-43);

async function playlist(context: Context, text: string): Promise<Response> {
  const headers = { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' };
  const isPackable = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  if (text.length < packedFrom || !isPackable) return new Response(text, { headers });
  // Off this thread, which has a show to receive; harder packing gains nothing here.
  const body = new Uint8Array(await promisify(gzip)(text, { level: 1 }));
  return new Response(body, { headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' } });
}
