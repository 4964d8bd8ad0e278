import type { TestProject } from 'vitest/node';
import { type Identity, startEmulator } from './emulator.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** An emulator of this run alone: `inject('identity')`. */
    identity: Identity;
  }
}

/** Gives all tests of a run one emulator; they keep apart by their own e-mail addresses. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { host, projectId, stop } = await startEmulator();
  provide('identity', { host, projectId });
  return stop;
}
