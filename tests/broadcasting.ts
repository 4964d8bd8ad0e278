import type { MediaServerOptions } from '../packages/media/src/media-server.js';
import { openStudio, type Studio, secret } from '../packages/media/src/studio.fixture.js';
import { createAntMedia } from '../packages/server/src/adapters/ant-media.js';
import { createMemoryVideos } from '../packages/server/src/adapters/videos-memory.js';
import { FILM } from '../packages/server/src/watching.fixture.js';
import { type Api, startApi } from './api.js';

/** Everything between a camera and an audience. */
export interface Broadcasting {
  api: Api;
  studio: Studio;
  stop(): Promise<void>;
}

/**
 * The real API and the real media server, each told of the other, with one clock: it runs, and may be put forward. A
 * film lies at `/media/videos/film.mp4`.
 */
export async function startBroadcasting(options: Partial<MediaServerOptions> = {}): Promise<Broadcasting> {
  let api: Api | undefined;
  let ahead = 0;
  const studio = await openStudio({
    fetch: async (request) => api?.fetch(request) ?? new Response(null, { status: 503 }),
    hookDelays: [100, 100, 1000],
    // Nobody is given up for the time that a test lets pass.
    watchdog: 24 * 3_600_000,
    ...options,
  });
  const clock = {
    now: () => Date.now() + ahead,
    advance(ms: number) {
      ahead += ms;
      studio.advance(ms);
    },
  };
  const media = createAntMedia({ url: `${studio.url}/live`, secret, clock: clock.now });
  const videos = createMemoryVideos(new Map([['film.mp4', FILM]]));
  const started = await startApi({ clock, ports: { media, videos } });
  api = started;
  return {
    api: started,
    studio,
    async stop() {
      await studio.close();
      await started.stop();
    },
  };
}
