import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newBroadcast, openBroadcasts } from './broadcasts.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panggung-broadcasts-'));
  file = join(folder, 'broadcasts.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const lines = () => readFileSync(file, 'utf8').split('\n').filter(Boolean);

describe('what a back end said of its streams', () => {
  test('is known after a restart: as it was last, and not of those that were removed', () => {
    const before = openBroadcasts(file);
    before.put(newBroadcast('7', 1));
    before.put(newBroadcast('8', 2));
    before.put({ ...newBroadcast('7', 1), status: 'broadcasting' });
    expect(before.remove('8')).toBe(true);
    expect(before.remove('8')).toBe(false);
    const after = openBroadcasts(file);
    expect(after.find('7')).toEqual({ ...newBroadcast('7', 1), status: 'broadcasting' });
    expect(after.find('8')).toBeUndefined();
  });

  test('survives a crash in the midst of a line, which takes nothing along that is said later', () => {
    openBroadcasts(file).put(newBroadcast('7', 1));
    appendFileSync(file, JSON.stringify(newBroadcast('8', 2)).slice(0, 40));
    openBroadcasts(file).put(newBroadcast('9', 3));
    const after = openBroadcasts(file);
    expect(['7', '8', '9'].map((id) => after.find(id)?.date)).toEqual([1, undefined, 3]);
  });

  test('is written as one line for each change, however many streams there are', () => {
    const broadcasts = openBroadcasts(file);
    for (let id = 0; id < 300; id++) broadcasts.put(newBroadcast(String(id), id));
    const before = readFileSync(file, 'utf8');
    broadcasts.put({ ...newBroadcast('5', 5), status: 'finished' });
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
    expect(lines()).toHaveLength(301);
  });

  test('does not grow for ever: what was overtaken is dropped in time', () => {
    const broadcasts = openBroadcasts(file);
    for (let at = 0; at < 1000; at++) broadcasts.put(newBroadcast('7', at));
    expect(lines().length).toBeLessThan(200);
    expect(openBroadcasts(file).find('7')?.date).toBe(999);
  });

  test('is read from a list as it was written whole', () => {
    writeFileSync(file, JSON.stringify([newBroadcast('7', 1), newBroadcast('8', 2)], null, 1));
    openBroadcasts(file).put(newBroadcast('9', 3));
    expect(['7', '8', '9'].map((id) => openBroadcasts(file).find(id)?.date)).toEqual([1, 2, 3]);
  });
});
