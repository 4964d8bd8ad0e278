import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { openArchive } from './archive.js';
import { readPlaylist } from './playlist.js';
import { createRecording, openRecording, type Piece, type Recording } from './recording.js';

const began = Date.parse('2026-11-22T12:00:00Z');
const about = () => ({ streamId: 'show', name: 'show', createdAt: began, isKept: true, programme: null });

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panggung-recording-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const bytes = (text: string) => ({ init: Buffer.from('init'), media: Buffer.from(text) });
const piece = (second: number, more: Partial<Piece> = {}): Piece => ({
  video: bytes(`video ${second}`),
  audio: bytes(`audio ${second}`),
  duration: 1,
  programDateTime: began + second * 1000,
  isDiscontinuity: false,
  isNewMap: false,
  programme: { video: null, bandwidth: 100_000 },
  ...more,
});

async function reopened(folder: string): Promise<Recording> {
  const recording = await openRecording(folder);
  if (!recording) throw new Error('there is no recording');
  return recording;
}

test('wherever its playlist is cut off, a recording is found and goes on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.nat(400), async (count, cut) => {
      const folder = mkdtempSync(join(tmpdir(), 'panggung-recording-'));
      const first = await createRecording(folder, about());
      for (let second = 0; second < count; second++) await first.append(piece(second));
      const journal = join(folder, 'video.m3u8');
      const text = readFileSync(journal, 'utf8');
      writeFileSync(journal, text.slice(0, Math.max(8, text.length - cut)));

      const second = await reopened(folder);
      const found = [...second.entries];
      expect(found).toEqual(first.entries.slice(0, found.length));
      await second.append(piece(60, { isDiscontinuity: true, isNewMap: true }));
      const third = await reopened(folder);
      expect(third.entries).toEqual(second.entries);
      expect(third.entries.slice(0, -1)).toEqual(found);
      rmSync(folder, { recursive: true });
    }),
    { numRuns: 30 },
  );
});

test('pieces handed over at once are written one after the other', async () => {
  const folder = newFolder();
  const recording = await createRecording(folder, about());
  await Promise.all([0, 1, 2].map((second) => recording.append(piece(second, { isNewMap: second === 2 }))));
  expect(recording.entries.map(({ map }) => map)).toEqual([0, 0, 1]);
  for (const second of [0, 1, 2]) {
    expect(readFileSync(recording.file(`${second}.m4s`), 'utf8')).toBe(`video ${second}`);
    expect(readFileSync(recording.file(`audio-${second}.m4s`), 'utf8')).toBe(`audio ${second}`);
  }
});

test('what has ended is a film that any server of files could play', async () => {
  const folder = newFolder();
  const recording = await createRecording(folder, about());
  let told = 0;
  recording.listen(() => void told++);
  await recording.append(piece(0));
  await recording.finish();
  await recording.finish();
  expect(told).toBe(2);
  const { entries } = recording;
  for (const track of ['video', 'audio'])
    expect(readPlaylist(readFileSync(join(folder, `${track}.m3u8`), 'utf8'))).toEqual({
      entries,
      isEnded: true,
    });
  expect(await reopened(folder)).toMatchObject({
    isEnded: true,
    duration: 1,
    about: { programme: { bandwidth: 100_000 } },
  });
});

test('a listed segment whose file is gone ends the recording before it', async () => {
  const folder = newFolder();
  const recording = await createRecording(folder, about());
  for (const second of [0, 1, 2]) await recording.append(piece(second));
  rmSync(recording.file('audio-1.m4s'));
  expect((await reopened(folder)).entries).toEqual(recording.entries.slice(0, 1));
});

test('takes of a stream have names of their own, and a folder without a recording is left alone', async () => {
  const folder = newFolder();
  const archive = await openArchive(folder, () => began);
  const [first, second] = await Promise.all([archive.begin('show', true), archive.begin('show', true)]);
  expect([first.about.name, second.about.name]).toEqual(['show', 'show_1']);
  rmSync(first.file('about.json'));
  const again = await openArchive(folder);
  expect(again.list().map(({ about: { name } }) => name)).toEqual(['show_1']);
  await again.remove('show_1');
  expect(again.find('show_1')).toBeUndefined();
});
