import { startChild } from '../../.dev/start/child.js';
import { answers } from './answers.js';

/** The media server of a stage, with the switches of its faults. */
export interface Media {
  url: string;
  /**
   * Starts it; whoever streams asks for it first. It runs on for the next, and anew where that wants another grace.
   * @param options.grace how long a publisher may be away until the recording is closed, in s @default 2, for tests of the
   * replay wait for it
   */
  open(options?: { grace?: number }): Promise<void>;
  /** Refuses all connections for so many seconds; packets of publishers go on. */
  outage(seconds: number): Promise<void>;
  set(switches: Record<string, unknown>): Promise<void>;
  stop(): Promise<void>;
}

export const MEDIA_SECRET = 'a media secret of the stage, for its tests';
const GRACE = 2;

/** Makes a media server ready that runs once somebody needs it. */
export function createMedia({ port, folder }: { port: number; folder: string }): Media {
  const url = `http://localhost:${port}`;
  let running: { grace: number; stop: ReturnType<typeof startChild> } | undefined;
  const control = async (method: string, path: string, body: unknown) => {
    const reply = await fetch(`${url}/control/${path}`, { method, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  };
  const start = (grace: number) =>
    startChild({
      name: 'media',
      entry: 'packages/media/src/node.ts',
      env: {
        NODE_ENV: 'development',
        MEDIA_PORT: String(port),
        MEDIA_SECRET,
        MEDIA_GRACE: String(grace),
        DATA_DIR: folder,
      },
      onExit: (code) => console.error(`The media server ended by itself (code ${code}).`),
    });
  return {
    url,
    async open({ grace = GRACE } = {}) {
      if (running?.grace === grace) return answers(`${url}/health`);
      await running?.stop();
      running = { grace, stop: start(grace) };
      await answers(`${url}/health`);
    },
    outage: (seconds) => control('POST', 'outage', { seconds }),
    set: (switches) => control('PATCH', 'switches', switches),
    stop: async () => running?.stop(),
  };
}
