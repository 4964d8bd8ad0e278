import type { TestProject } from 'vitest/node';
import { openStudio, secret } from '../packages/media/src/studio.fixture.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The media server of a run, and what opens it. */
    mediaUrl: string;
    mediaSecret: string;
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the media server misbehave. */
    controlMedia(mediaUrl: string, method: string, path: string, body?: unknown): Promise<void>;
  }
}

/** Starts the media server of a run, and stops it after it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Shorter than a broadcaster is waited for in life; longer than a test has them away.
  const studio = await openStudio({ grace: 20_000, patience: 8000, watchdog: 10_000 });
  provide('mediaUrl', studio.url);
  provide('mediaSecret', secret);
  return studio.close;
}

/** What pages may order, whom the server itself does not answer: they come from elsewhere. */
export const mediaCommands = {
  async controlMedia(_: unknown, mediaUrl: string, method: string, path: string, body: unknown = {}) {
    await fetch(`${mediaUrl}/control/${path}`, { method, body: JSON.stringify(body) });
  },
};
