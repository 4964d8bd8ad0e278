import type { BrowserCommand } from 'vitest/node';
import { openStudio, secret } from '../packages/media/src/studio.fixture.js';

/** The media server of a page, and what opens it. */
export interface MediaForTests {
  url: string;
  secret: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Starts the page's own media server, at the first asking. */
    openMedia(): Promise<MediaForTests>;
    /** Has the media server misbehave. */
    controlMedia(mediaUrl: string, method: string, path: string, body?: unknown): Promise<void>;
  }
}

/** One a page, by its session: pages have shows of the same ids, and what breaks for one must hold for the others. */
const studios = new Map<string, ReturnType<typeof openStudio>>();

const openMedia: BrowserCommand<[]> = async ({ sessionId, project }): Promise<MediaForTests> => {
  const known = studios.get(sessionId);
  // Shorter than a broadcaster is waited for in life; longer than a test has them away.
  const studio = known ?? openStudio({ grace: 20_000, patience: 8000, watchdog: 10_000 });
  if (!known) {
    studios.set(sessionId, studio);
    project.vitest.onClose(async () => (await studio).close());
  }
  return { url: (await studio).url, secret };
};

/** What pages may order, whom the server itself does not answer: they come from elsewhere. */
export const mediaCommands = {
  openMedia,
  async controlMedia(_: unknown, mediaUrl: string, method: string, path: string, body: unknown = {}) {
    await fetch(`${mediaUrl}/control/${path}`, { method, body: JSON.stringify(body) });
  },
};
