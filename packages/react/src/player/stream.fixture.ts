import type { Show } from '@panggung/core';
import { inject, onTestFinished, vi } from 'vitest';
import type { StreamLog, StreamOrder } from '../../../../tests/hls-server.js';
import { createAntMedia } from '../../../server/src/adapters/ant-media.js';
import { loadEngine, type MakeEngine } from './engine.js';
import { createPlayout, type Playout, type PlayoutOptions } from './playout.js';

// No dash: it parts a stream's name from that of its segments.
const newName = () => crypto.randomUUID().replaceAll('-', '');

/** A stream of the run's server, on which a test orders what goes wrong. */
export interface Stream {
  /** Of its list of renditions. */
  url: string;
  order(order: StreamOrder): Promise<void>;
  log(): Promise<StreamLog>;
}

function openStream(server: string, name: string): Stream {
  const place = `${inject('hlsUrl')}/${server}/${name}`;
  const ask = async (init?: RequestInit): Promise<StreamLog> => (await fetch(place, init)).json();
  return {
    url: `${place}.m3u8`,
    order: async (order) => void (await ask({ method: 'PUT', body: JSON.stringify(order) })),
    log: () => ask(),
  };
}

/** A stream that no other test has; off air, until it is ordered otherwise. */
export const createStream = () => openStream('streams', newName());

/** A media server for the API of a test file. Shows of other files have the same ids: their streams are others. */
export function createStreams() {
  const server = newName();
  return {
    /** To be called when the run's server is known: in a test, or before all. */
    media: () =>
      createAntMedia({
        url: `${inject('hlsUrl')}/${server}`,
        secret: 'media-secret-of-the-tests-32-characters',
      }),
    /** The stream of a show. */
    of: ({ id }: Pick<Show, 'id'>) => openStream(server, String(id)),
  };
}

/** A picture on the page, muted: nobody has pressed anything. The page may read it, as where there are captions. */
function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.crossOrigin = 'anonymous';
  video.width = 160;
  document.body.append(video);
  onTestFinished(() => video.remove());
  return video;
}

export interface Played {
  video: HTMLVideoElement;
  playout: Playout;
  /** What became of the picture, in order. */
  told: string[];
  renew: ReturnType<typeof vi.fn>;
  reopen: ReturnType<typeof vi.fn>;
  bytes: () => number;
}

/** Plays a stream until the test is over. */
export async function playStream(
  { url }: Pick<Stream, 'url'>,
  own: Partial<PlayoutOptions> = {},
  engine?: MakeEngine,
): Promise<Played> {
  const video = createVideo();
  const told: string[] = [];
  let bytes = 0;
  const renew = vi.fn(async () => {});
  const reopen = vi.fn(async () => {});
  const playout = createPlayout({
    video,
    frame: document.createElement('canvas'),
    url: () => url,
    token: () => null,
    isAudioOnly: false,
    isLive: true,
    at: null,
    onPicture: () => told.push('picture'),
    onStall: () => told.push('stall'),
    onAbsent: () => told.push('absent'),
    onEnd: () => told.push('end'),
    onMuted: () => told.push('muted'),
    onQualities: (qualities) => told.push(`qualities ${qualities.length}`),
    onAudioOnly: (isOffered) => told.push(`audio only ${isOffered}`),
    onUnfit: () => told.push('unfit'),
    onBytes: (more) => {
      bytes += more;
    },
    renew,
    reopen,
    ...own,
  });
  playout.use(engine ?? (await loadEngine('hls')));
  onTestFinished(() => playout.stop());
  return { video, playout, told, renew, reopen, bytes: () => bytes };
}
