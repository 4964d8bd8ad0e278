import type { TestProject } from 'vitest/node';
import { startHlsServer } from '../tests/hls-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where streams play that a test can break. */
    hlsUrl: string;
  }
}

/** Starts the streams of a run, and stops them after it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startHlsServer();
  provide('hlsUrl', url);
  return stop;
}
