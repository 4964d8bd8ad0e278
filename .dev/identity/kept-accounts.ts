import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Emulator, type EmulatorOptions, startEmulator } from './emulator.js';

export interface KeptOptions extends Omit<EmulatorOptions, 'onChange'> {
  /** Holds every account with its password, readable: a place of the user's own, never the repository. */
  file: string;
}

/** Bundles the changes of one press: registering alone makes four. */
const pause = 100;

/** An emulator that knows whom it knew when it last ran. */
export async function startKeptEmulator({ file, ...options }: KeptOptions): Promise<Emulator> {
  let state: 'quiet' | 'changed' | 'stopping' = 'quiet';
  let saving = Promise.resolve();
  const users = await read(file);
  const emulator = await startEmulator({ ...options, onChange });
  if (users.length > 0) await callAccounts(emulator, 'batchCreate', { users });

  function onChange() {
    if (state !== 'quiet') return;
    state = 'changed';
    setTimeout(() => {
      if (state !== 'changed') return;
      state = 'quiet';
      saving = save().catch((error) => console.error(`The accounts were not kept in ${file}: ${error}`));
    }, pause);
  }

  async function save() {
    await saving;
    await write(file, await callAccounts(emulator, 'batchGet?maxResults=-1'));
  }

  return {
    ...emulator,
    async stop() {
      state = 'stopping';
      await save().finally(emulator.stop);
    },
  };
}

async function read(file: string): Promise<unknown[]> {
  try {
    const { users = [] } = JSON.parse(await readFile(file, 'utf8')) as { users?: unknown[] };
    return users;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(
      `The accounts in ${file} cannot be read (${error}). Remove the file to begin without them.`,
    );
  }
}

async function callAccounts({ host, projectId }: Emulator, call: string, body?: unknown): Promise<string> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${call}`;
  const response = await fetch(url, {
    // The emulator's word for the owner of the project.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text;
}

/** In one step or not at all: whoever ends us in between finds the last state whole. */
async function write(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file).catch(async (error) => {
    await rm(draft, { force: true });
    throw error;
  });
}
