import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FILM, openSegments, type Rendition, SEGMENT_SECONDS } from './hls-segments.js';

/** Whole films, by the names under which they lie; the second was taken all around. Under `/shut/` no page may read them. */
const films = { 'film.mp4': FILM, 'around.mp4': 'packages/server/catalogue/videos/around.mp4' };

/** What a test says of one stream; the rest stays as it was. */
export interface StreamOrder {
  /** On air from now on, with this many segments there already; null takes it off. */
  onAir?: number | null;
  /** All segments there are, at once: a recording of so many. */
  recording?: number;
  /** Whoever broadcast has stopped: nothing comes after what is there. */
  isOver?: boolean;
  /** Connections are cut without an answer. */
  isOut?: boolean;
  /** Nothing new comes, while the playlist answers. */
  isFrozen?: boolean;
  /** The only token that is taken; null takes any. */
  token?: string | null;
  /** In which heights its picture is offered, the best first. */
  heights?: readonly number[];
  /** How many segments a playlist names at most. */
  length?: number;
  /** Number of the first segment. */
  sequence?: number;
  /** Epoch ms at which the first segment was taken, as playlists tell it; without it they tell nothing. */
  takenAt?: number;
}

/** What was asked of one stream. */
export interface StreamLog {
  /** Epoch ms, of media playlists and of the list of renditions. */
  playlists: number[];
  segments: string[];
  /** Of the playlists of pictures, as they were asked for. */
  heights: number[];
  tokens: string[];
}

interface Stream {
  order: StreamOrder;
  /** Epoch ms at which the first segment would have begun. */
  begunAt: number;
  frozenAt: number | null;
  log: StreamLog;
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
  'cache-control': 'no-store',
};
const SECOND = 1000;
const lengthOf = SEGMENT_SECONDS * SECOND;

function newStream(): Stream {
  const log = { playlists: [], segments: [], heights: [], tokens: [] };
  return { order: {}, begunAt: 0, frozenAt: null, log };
}

/** How many segments there are by now. */
function countOf({ order, begunAt, frozenAt }: Stream): number {
  if (order.recording !== undefined) return order.recording;
  return Math.floor(((frozenAt ?? Date.now()) - begunAt) / lengthOf);
}

function obey(stream: Stream, order: StreamOrder): void {
  Object.assign(stream.order, order);
  if (typeof order.onAir === 'number') {
    stream.begunAt = Date.now() - order.onAir * lengthOf;
    stream.frozenAt = null;
  }
  const { isFrozen, isOver } = order;
  if (isFrozen !== undefined || isOver !== undefined)
    stream.frozenAt = isFrozen || isOver ? Date.now() : null;
}

/** Whatever their heights, their pictures are the same. */
function renditions(name: string, query: string, heights: readonly number[]): string {
  const pictures = heights.flatMap((height) => {
    const own = new URLSearchParams(query);
    own.set('height', String(height));
    const size = `${Math.round((height * 16) / 9)}x${height}`;
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${height * 1000 + 60_000},CODECS="avc1.640c1e,opus",RESOLUTION=${size}`,
      `${name}-video.m3u8?${own}`,
    ];
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    ...pictures,
    '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="opus"',
    `${name}-audio.m3u8${query}`,
    '',
  ].join('\n');
}

function playlist(stream: Stream, name: string, rendition: Rendition, query: string): string {
  const { recording, isOver, length = 1000, sequence = 0, takenAt } = stream.order;
  const count = countOf(stream);
  const first = Math.max(count - length, 0);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first + sequence}`,
    `#EXT-X-MAP:URI="${name}-${rendition}-init.mp4${query}"`,
  ];
  if (takenAt !== undefined) {
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(takenAt + first * lengthOf).toISOString()}`);
  }
  for (let at = first; at < count; at++) {
    lines.push(`#EXTINF:${SEGMENT_SECONDS}.0,`, `${name}-${rendition}-${at}.m4s${query}`);
  }
  if (recording !== undefined || isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** The first folder of an address: another server has other streams by the same names. */
const serverOf = ({ pathname }: URL) => pathname.split('/')[1];

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** In parts, so that players may seek. */
function sendFilm(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  film: Buffer,
  own: object,
): void {
  const [, first, last] = asked.range?.match(/^bytes=(\d+)-(\d*)$/) ?? [];
  const start = Number(first ?? 0);
  const end = Math.min(last ? Number(last) : Number.POSITIVE_INFINITY, film.length - 1);
  response.writeHead(first === undefined ? 200 : 206, {
    ...own,
    'content-type': 'video/mp4',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    ...(first !== undefined && { 'content-range': `bytes ${start}-${end}/${film.length}` }),
  });
  response.end(film.subarray(start, end + 1));
}

/**
 * Answers as many media servers, each in a folder of its own, with the faults that a test orders: `PUT /{server}/{stream}`
 * takes a {@link StreamOrder}, `GET` tells its {@link StreamLog}, `/{server}/…/{stream}.m3u8` plays; other calls do nothing.
 */
export async function createHlsListener(): Promise<RequestListener> {
  const segments = await openSegments();
  const wholes = new Map<string, Buffer>();
  for (const [name, file] of Object.entries(films)) wholes.set(name, await readFile(file));
  const streams = new Map<string, Stream>();
  const streamOf = (name: string) => {
    const stream = streams.get(name) ?? newStream();
    streams.set(name, stream);
    return stream;
  };

  async function control(request: IncomingMessage, response: ServerResponse, name: string) {
    if (request.method === 'PUT') obey(streamOf(name), JSON.parse(await readBody(request)));
    response.writeHead(200, { ...headers, 'content-type': 'application/json' });
    response.end(JSON.stringify(streamOf(name).log));
  }

  async function send(response: ServerResponse, url: URL, file: RegExpMatchArray): Promise<void> {
    const [, name = '', rendition, part, kind] = file as string[];
    const { searchParams, search } = url;
    const stream = streamOf(`${serverOf(url)}/${name}`);
    const { onAir, recording, isOut, token = null, heights = [360] } = stream.order;
    const type = kind === 'm3u8' ? 'application/vnd.apple.mpegurl' : 'video/mp4';
    const answer = (status: number, body: string | Buffer = '') => {
      response.writeHead(status, { ...headers, 'content-type': type }).end(body);
    };
    if (kind === 'm3u8') stream.log.playlists.push(Date.now());
    if (isOut) return void response.destroy();
    const given = searchParams.get('token') ?? '';
    stream.log.tokens.push(given);
    if (token !== null && given !== token) return answer(403, 'token');
    if (typeof onAir !== 'number' && recording === undefined) return answer(404);
    if (rendition === undefined) return answer(200, renditions(name, search, heights));
    if (kind === 'm3u8' && rendition === 'video') stream.log.heights.push(Number(searchParams.get('height')));
    if (kind === 'm3u8') return answer(200, playlist(stream, name, rendition as Rendition, search));
    if (part !== 'init') stream.log.segments.push(`${rendition} ${part}`);
    const cut = await segments.cut(rendition as Rendition, part === 'init' ? 0 : Number(part));
    answer(200, part === 'init' ? cut.init : cut.media);
  }

  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...headers, 'access-control-allow-methods': '*' }).end();
      return;
    }
    const path = url.pathname.split('/').at(-1) ?? '';
    if (url.pathname.includes('/rest/')) {
      response.writeHead(200, headers).end('{"success":true}');
      return;
    }
    const film = wholes.get(path);
    if (film) {
      return sendFilm(request, response, film, url.pathname.includes('/shut/') ? {} : headers);
    }
    const file = path.match(/^([\w.]+)(?:-(video|audio))?(?:-(init|\d+))?\.(m3u8|mp4|m4s)$/);
    const answered = file
      ? send(response, url, file)
      : control(request, response, `${serverOf(url)}/${path}`);
    answered.catch((error: Error) => {
      console.error(error);
      response.writeHead(500, headers).end();
    });
  };
}

/** Serves such streams at a free port. Returns its address and how to stop it. */
export async function startHlsServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(await createHlsListener());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
