import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soundPacket } from './camera.fixture.js';
import type { Picture } from './picture.js';
import { longestSegment } from './playlist.js';
import { createSegmenter, type Segment } from './segmenter.js';

const small: Picture = { codec: 'avc1.42e01f', width: 320, height: 240, description: null };
const large: Picture = { ...small, width: 640, height: 480 };
const data = Uint8Array.from([1]);
const step = 1 / 30;

function cutter(tracks = { hasVideo: true, hasAudio: true }) {
  const segments: Segment[] = [];
  let keysAsked = 0;
  const segmenter = createSegmenter({
    ...tracks,
    onSegment: (segment) => segments.push(segment),
    onNeedKey: () => void keysAsked++,
  });
  return {
    segments,
    keysAsked: () => keysAsked,
    picture: (time: number, isKey = false, picture = small) =>
      segmenter.video({ time, isKey, picture, data }),
    sound: (time: number) => segmenter.audio({ time, data: soundPacket }),
    end: segmenter.end,
  };
}

/** Both tracks from one time to another, a key frame each second. */
function run(
  { picture, sound }: ReturnType<typeof cutter>,
  from: number,
  to: number,
  which = { video: true, audio: true },
) {
  const events: [number, () => void][] = [];
  for (let at = 0; which.video && from + at * step < to - 1e-9; at++)
    events.push([from + at * step, () => picture(from + at * step, at % 30 === 0)]);
  for (let at = 0; which.audio && from + at * 0.02 < to - 1e-9; at++)
    events.push([from + at * 0.02, () => sound(from + at * 0.02)]);
  for (const [, send] of events.sort(([one], [other]) => one - other)) send();
}

test('a second of picture and sound is a segment that begins with a key frame', () => {
  const cut = cutter();
  run(cut, 100, 104);
  cut.end();
  expect(cut.segments.map(({ start }) => Math.round(start * 100) / 100)).toEqual([100, 101, 102, 103]);
  for (const { video, audio, duration, isDiscontinuity } of cut.segments) {
    expect(video[0]?.isKey).toBe(true);
    expect(video).toHaveLength(30);
    expect(audio.length).toBeGreaterThanOrEqual(49);
    expect(duration).toBeCloseTo(1, 1);
    expect(isDiscontinuity).toBe(false);
  }
});

test('an encoder that brings no second key frame is asked for one, and its segment comes to an end', () => {
  const cut = cutter();
  cut.picture(100, true);
  for (let at = 1; at <= 30 * 60; at++) {
    cut.picture(100 + at * step);
    cut.sound(100 + at * step);
  }
  expect(cut.segments[0]?.duration).toBeCloseTo(longestSegment, 0);
  expect(cut.keysAsked()).toBeGreaterThan(0);
  // What cannot be shown is left out; the sound goes on.
  expect(cut.segments[1]).toMatchObject({ picture: null, isDiscontinuity: true });
  expect(cut.segments.at(-1)?.start).toBeGreaterThan(157);
  cut.picture(160, true);
  cut.end();
  expect(cut.segments.at(-1)).toMatchObject({ picture: small, isDiscontinuity: true });
});

test('whatever is left out, segments follow each other, and their sound covers them', () => {
  const frame = fc.record({
    kind: fc.constantFrom('video' as const, 'audio' as const),
    after: fc.double({ min: 0, max: 0.3, noNaN: true }),
    late: fc.double({ min: 0, max: 0.1, noNaN: true }),
    isKey: fc.boolean(),
    isLarge: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 300 }), (frames) => {
      const cut = cutter();
      let now = 50;
      for (const { kind, after, late, isKey, isLarge } of frames) {
        now += after;
        if (kind === 'audio') cut.sound(now - late);
        else cut.picture(now - late, isKey, isKey && isLarge ? large : small);
      }
      cut.end();
      let end = Number.NEGATIVE_INFINITY;
      for (const segment of cut.segments) {
        const { start, duration, video, audio } = segment;
        expect(duration).toBeGreaterThan(0);
        if (segment.isDiscontinuity) expect(start).toBeGreaterThanOrEqual(end - 1e-9);
        else if (Number.isFinite(end)) expect(start).toBeCloseTo(end, 6);
        end = start + duration;
        if (segment.picture) expect(video[0]?.isKey).toBe(true);
        expectOrdered(video, start, end);
        let covered = start;
        for (const sound of audio) {
          expect(sound.time - covered).toBeLessThan(0.0201);
          covered = sound.time + sound.duration;
        }
        expect(end - covered).toBeLessThan(0.0201);
      }
    }),
    { numRuns: 300 },
  );
});

function expectOrdered(frames: readonly { time: number }[], start: number, end: number) {
  frames.forEach(({ time }, at) => {
    expect(time).toBeGreaterThanOrEqual(start);
    expect(time).toBeLessThan(end);
    if (at > 0) expect(time).toBeGreaterThan(frames[at - 1]?.time ?? 0);
  });
}

test('without sound there is silence, and nobody waits for it', () => {
  const cut = cutter({ hasVideo: true, hasAudio: false });
  run(cut, 10, 12, { video: true, audio: false });
  cut.picture(12, true);
  expect(cut.segments).toHaveLength(2);
  expect(cut.segments[0]?.audio).toHaveLength(50);
});

test('sound that stays away for a while is replaced by silence', () => {
  const cut = cutter();
  run(cut, 10, 11.5);
  run(cut, 12, 14, { video: true, audio: false });
  expect(cut.segments.length).toBeGreaterThanOrEqual(3);
});

test('a picture that stands still is repeated, and goes on with a key frame', () => {
  const cut = cutter();
  run(cut, 10, 12);
  run(cut, 12, 18, { video: false, audio: true });
  const { video = [] } = cut.segments.at(-1) ?? {};
  expect(video).toHaveLength(1);
  expect(cut.segments.length).toBeGreaterThanOrEqual(5);
  expect(cut.keysAsked()).toBeGreaterThan(0);
  const before = cut.segments.length;
  cut.picture(18, false);
  cut.picture(18.1, true);
  run(cut, 18.1 + step, 19);
  cut.end();
  const shown = cut.segments.slice(before).flatMap((segment) => segment.video);
  expect(shown.some(({ time }) => time === 18)).toBe(false);
  expect(shown.some(({ time }) => time === 18.1)).toBe(true);
});

test('when neither comes, the time is left out', () => {
  const cut = cutter();
  run(cut, 10, 12);
  run(cut, 17, 19);
  cut.end();
  const starts = cut.segments.map(({ start, isDiscontinuity }) => [Math.round(start), isDiscontinuity]);
  expect(starts).toEqual([
    [10, false],
    [11, false],
    [17, true],
    [18, false],
  ]);
});

test('a picture of another size begins a segment of its own', () => {
  const cut = cutter();
  run(cut, 10, 11.5);
  cut.picture(11.5, true, large);
  cut.end();
  expect(cut.segments.map(({ picture, isDiscontinuity }) => [picture?.width, isDiscontinuity])).toEqual([
    [320, false],
    [320, false],
    [640, true],
  ]);
});

test('sound goes on alone when no picture comes, and the picture joins it', () => {
  const cut = cutter();
  run(cut, 10, 16, { video: false, audio: true });
  expect(cut.segments.length).toBeGreaterThan(3);
  expect(cut.segments[0]).toMatchObject({ start: 10, picture: null });
  run(cut, 16, 18);
  cut.end();
  expect(cut.segments.find(({ picture }) => picture)).toMatchObject({ start: 16, isDiscontinuity: true });
});
