import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Emulator, Identity } from '../identity/emulator.js';
import { startKeptEmulator } from '../identity/kept-accounts.js';
import { stateFolder } from '../identity/state-folder.js';

/** Starts the emulator with the accounts that belong to this checkout's data. */
export async function startIdentity({ port }: { port: number }): Promise<Emulator> {
  const dataDirectory = process.env.DATA_DIR || '.data';
  const file = join(stateFolder(dataDirectory, process.env), 'accounts.json');
  // Whoever removed the data wants to begin anew; accounts alone would be strangers to the API.
  if (!process.env.DATABASE_URL && !existsSync(dataDirectory)) await rm(file, { force: true });
  const projectId = process.env.FIREBASE_PROJECT_ID;
  return startKeptEmulator({ file, port, ...(projectId && { projectId }) });
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
