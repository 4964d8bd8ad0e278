import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createMemoryVideos } from './adapters/videos-memory.js';
import { box, film, filmBoxes } from './video.fixture.js';
import { checkBeginning, checkVideo, type VideoFacts } from './video-check.js';
import type { StoredVideo } from './video-store.js';

async function check(bytes: Uint8Array<ArrayBuffer>): Promise<VideoFacts> {
  const stored = await createMemoryVideos([['film.mp4', bytes]]).find('film.mp4');
  if (!stored) throw new Error('not stored');
  return checkVideo(stored);
}
const join = async (...parts: Uint8Array<ArrayBuffer>[]) =>
  new Uint8Array(await new Blob(parts).arrayBuffer());
const NOT_VIDEO = 'The file must be an MP4 video';
const CUT_SHORT = 'The video is cut short: a part of its file is missing';
const { ftyp, mdat, moov } = filmBoxes();

describe('a video', () => {
  it('says how long it plays, wherever its head stands', async () => {
    expect(await check(await join(ftyp, mdat, moov))).toEqual({ duration: 12_340 });
    expect(await check(await join(ftyp, moov, mdat))).toEqual({ duration: 12_340 });
  });

  it('that a camera or an editor wrote is one', async () => {
    const real = await readFile(new URL('../catalogue/videos/replay.mp4', import.meta.url));
    const { duration } = await check(new Uint8Array(real));
    expect(duration).toBeGreaterThan(1000);
  });

  it.each(['isom', 'iso6', 'mp42', 'avc1', 'M4V ', '3gp5'])('may be of the brand %j', async (brand) => {
    expect(await check(film({ brand }))).toEqual({ duration: 12_340 });
  });

  it('need not say how long it plays', async () => {
    expect(await check(film({ duration: 0 }))).toEqual({ duration: null });
    expect(await check(film({ duration: 2 ** 32 - 1 }))).toEqual({ duration: null });
  });

  it('says nothing of its length where it would play longer than a week', async () => {
    const times = new DataView(new ArrayBuffer(112));
    times.setUint8(0, 1);
    times.setUint32(20, 1);
    times.setBigUint64(24, 2n ** 52n);
    const long = box('mvhd', new Uint8Array(times.buffer));
    const media = box('mdia', box('hdlr', new Uint8Array(8), new TextEncoder().encode('vide')));
    const head = box('moov', long, box('trak', media));
    expect(await check(await join(ftyp, mdat, head))).toEqual({ duration: null });
  });

  it('may leave the length of its last box to its end', async () => {
    const open = filmBoxes().mdat;
    open.fill(0, 0, 4);
    expect(await check(await join(ftyp, moov, open))).toEqual({ duration: 12_340 });
  });
});

it('with a long head is read in few parts, whatever its boxes', async () => {
  const track = box('trak', box('free', new Uint8Array(50_000)), box('mdia', box('free')));
  const { moov: real } = filmBoxes();
  const boxes = Array.from({ length: 40 }, () => track);
  const bytes = await join(ftyp, mdat, box('moov', ...boxes, real.slice(8)));
  const stored = await createMemoryVideos([['film.mp4', bytes]]).find('film.mp4');
  const reads: number[] = [];
  const read: StoredVideo['read'] = (start, end) => {
    reads.push(end - start + 1);
    return stored?.read(start, end) as ReadableStream<Uint8Array>;
  };
  expect(await checkVideo({ size: bytes.length, read })).toEqual({ duration: 12_340 });
  expect(reads.length).toBeLessThan(60);
  expect(Math.max(...reads)).toBeLessThanOrEqual(65_536);
});

describe('what is no video is refused:', () => {
  const words = (text: string) => new Uint8Array(new TextEncoder().encode(text));
  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['a program', words(`MZ${'\0'.repeat(5000)}`)],
    ['a page', words('<!doctype html><script>alert(1)</script>')],
    ['a page behind the beginning of a film', words('\0\0\0\x18ftypisom<script>alert(1)</script>')],
    ['a picture', words('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['a picture built like a film', box('ftyp', words('avif\0\0\0\0avifmif1'))],
    ['a QuickTime film', film({ brand: 'qt  ' }).map((byte, at) => (at >= 16 && at < 20 ? 32 : byte))],
    ['nothing but zeros', new Uint8Array(4096)],
    ['a few bytes', words('ftyp')],
    ['a head that is longer than itself', box('ftyp', words('isom\0\0\0\0mp41'), words('moov'))],
  ])('%s', async (_, bytes) => {
    await expect(check(bytes)).rejects.toMatchObject({ code: 'video_unreadable', message: NOT_VIDEO });
  });

  it('a film with nothing to see', async () => {
    const message = 'There is no picture in this video';
    await expect(check(film({ handler: 'soun' }))).rejects.toMatchObject({
      code: 'video_unreadable',
      message,
    });
  });

  it.each([0.2, 0.5, 0.9, 0.99])('a film of which %d arrived', async (share) => {
    const whole = film();
    const part = whole.slice(0, Math.floor(whole.length * share));
    await expect(check(part)).rejects.toMatchObject({ code: 'video_unreadable', message: CUT_SHORT });
  });

  it('a film whose head is missing', async () => {
    await expect(check(await join(ftyp, mdat))).rejects.toMatchObject({ message: CUT_SHORT });
  });

  it('a film of many tracks with many boxes each, before they are all counted', async () => {
    const track = box('trak', ...Array.from({ length: 300 }, () => box('free')));
    const head = box('moov', ...Array.from({ length: 300 }, () => track));
    await expect(check(await join(ftyp, mdat, head))).rejects.toMatchObject({ message: NOT_VIDEO });
  });

  it('a box in a box that is longer than what it is in', async () => {
    const wrong = filmBoxes().moov;
    new DataView(wrong.buffer).setUint32(8, 0xffffff);
    await expect(check(await join(ftyp, mdat, wrong))).rejects.toMatchObject({ message: NOT_VIDEO });
  });

  it('thousands of empty boxes, before they are counted', async () => {
    const hostile = await join(ftyp, ...Array.from({ length: 60_000 }, () => box('free')));
    await expect(check(hostile)).rejects.toMatchObject({ message: NOT_VIDEO });
  });
});

it('the first bytes tell what cannot become a video', () => {
  expect(() => checkBeginning(ftyp)).not.toThrow();
  for (const other of ['MZ\x90\0\0\0\0\0\0\0\0\0', '<!doctype ht', '\0\0\0\x18moovisom']) {
    expect(() => checkBeginning(new TextEncoder().encode(other))).toThrow(NOT_VIDEO);
  }
});
