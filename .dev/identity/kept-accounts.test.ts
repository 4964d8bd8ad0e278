import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startKeptEmulator } from './kept-accounts.js';
import { stateFolder } from './state-folder.js';

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panggung-accounts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'of/this/checkout', 'accounts.json');
}

async function start(file: string) {
  const emulator = await startKeptEmulator({ file });
  const ask = async (call: string, body: unknown) => {
    const url = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  return { ...emulator, ask };
}

const somebody = { email: 'penonton@example.com', password: 'Rahasia1' };

// Two emulators load, on whatever the machine has left.
test('who registered may sign in after a restart, as the same person', { timeout: 90_000 }, async () => {
  const file = place();
  const evening = await start(file);
  const { localId } = await evening.ask('signUp', somebody);
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 15_000 }).toContain(localId);
  await evening.stop();

  const morning = await start(file);
  onTestFinished(morning.stop);
  expect(await morning.ask('signInWithPassword', somebody)).toMatchObject({ localId });
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('accounts that cannot be read are left alone, and named', async () => {
  const file = place();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{"users":');
  await expect(startKeptEmulator({ file })).rejects.toThrow(file);
  expect(readFileSync(file, 'utf8')).toBe('{"users":');
});

test('each data directory has a folder of its own, where its system keeps such things', () => {
  const env = { XDG_STATE_HOME: '/state', LOCALAPPDATA: '/local' };
  const here = stateFolder('.data', env, 'linux');
  expect(here).toMatch(/^\/state\/panggung\/[0-9a-f]{16}$/);
  expect(stateFolder('/elsewhere/.data', env, 'linux')).not.toBe(here);
  expect(stateFolder('.data', env, 'win32')).toContain('local');
  expect(stateFolder('.data', env, 'darwin')).toContain('Application Support');
});
