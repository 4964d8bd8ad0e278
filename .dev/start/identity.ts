import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identity } from '../identity/emulator.js';
import { startKeptEmulator } from '../identity/kept-accounts.js';
import { stateFolder } from '../identity/state-folder.js';
import { dataDirectory } from './data-place.js';

/** The emulator that will run on this port; null when FIREBASE_PROJECT_ID names a real project. */
export function emulatorAt(port: number): Identity | null {
  const projectId = process.env.FIREBASE_PROJECT_ID || 'demo-panggung';
  return projectId.startsWith('demo-') ? { host: `127.0.0.1:${port}`, projectId } : null;
}

/** Starts the emulator with the accounts that belong to this checkout's data; returns how to stop it. */
export async function startIdentity({ host, projectId }: Identity): Promise<() => Promise<void>> {
  const data = dataDirectory(process.env);
  const file = join(stateFolder(data, process.env), 'accounts.json');
  // Whoever removed the data wants to begin anew; accounts alone would be strangers to the API.
  if (!process.env.DATABASE_URL && !existsSync(data)) await rm(file, { force: true });
  const { stop } = await startKeptEmulator({ file, projectId, port: Number(host.split(':')[1]) });
  return stop;
}

/** What tells the API of an emulator. */
export function identityVariables({ host, projectId }: Identity): Record<string, string> {
  return {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'demo',
    FIREBASE_AUTH_DOMAIN: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
  };
}
