import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepSessionKey } from './session-key.js';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panggung-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data');
}

test('a data directory keeps one key, for its owner alone', () => {
  const folder = newFolder();
  const key = keepSessionKey(folder);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSessionKey(folder)).toBe(key);
  expect(keepSessionKey(newFolder())).not.toBe(key);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'session-key')).mode & 0o777).toBe(0o600);
});

test('a broken one is named and not replaced: everybody would be signed out', () => {
  const folder = newFolder();
  keepSessionKey(folder);
  writeFileSync(join(folder, 'session-key'), '\n');
  expect(() => keepSessionKey(folder)).toThrow(join(folder, 'session-key'));
});
