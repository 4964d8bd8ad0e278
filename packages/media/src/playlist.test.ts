import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeMasterPlaylist } from './master-playlist.js';
import { type Entry, entryLines, readPlaylist, targetDuration, writePlaylist } from './playlist.js';

const began = Date.parse('2026-11-22T12:00:00Z');

/** A recording's entries: maps never go back, and a new one stands after something changed. */
const entries = fc
  .array(
    fc.record({ length: fc.integer({ min: 1, max: 400_000 }), isNew: fc.boolean(), isApart: fc.boolean() }),
    { maxLength: 40 },
  )
  .map((rows) => {
    let [map, at] = [0, began];
    return rows.map(({ length, isNew, isApart }, index): Entry => {
      if (isNew && index > 0) map++;
      at += 1000;
      return { duration: length / 100_000, programDateTime: at, map, isDiscontinuity: isApart && index > 0 };
    });
  });

const token = (file: string) => `${file}?token=a.b.c`;

test('what is written is what is read, for picture and sound, live and ended', () => {
  fc.assert(
    fc.property(
      entries,
      fc.boolean(),
      fc.constantFrom('video' as const, 'audio' as const),
      (list, isEnded, track) => {
        const text = writePlaylist({ entries: list, isEnded, track, address: token });
        expect(readPlaylist(text)).toEqual({ entries: list, isEnded });
      },
    ),
  );
});

test('every address carries the token, and no segment is longer than the target by more than rounding', () => {
  fc.assert(
    fc.property(entries, (list) => {
      const text = writePlaylist({ entries: list, isEnded: false, track: 'video', address: token });
      const addresses = text.match(/^[^#\n].*|URI="[^"]+"/gm) ?? [];
      expect(addresses.filter((address) => !address.includes('?token=a.b.c'))).toEqual([]);
      const target = Number(/TARGETDURATION:(\d+)/.exec(text)?.[1]);
      for (const { duration } of list) expect(Math.round(duration)).toBeLessThanOrEqual(target);
    }),
  );
});

test('wherever a crash cuts the file off, all segments that were whole are read', () => {
  fc.assert(
    fc.property(entries, fc.nat(), (list, cut) => {
      const journal = list.map((_, at) => `${entryLines(list, at, 'video').join('\n')}\n`);
      const text = `#EXTM3U\n${journal.join('')}`;
      const left = text.slice(0, 8 + (cut % (text.length - 7)));
      const whole = journal.filter(
        (_, at) => left.length >= 8 + journal.slice(0, at + 1).join('').length,
      ).length;
      expect(readPlaylist(left).entries).toEqual(list.slice(0, whole));
    }),
  );
});

test('a delta leaves out the oldest only, and what is left is the end of the whole', () => {
  fc.assert(
    fc.property(entries, (list) => {
      const options = { entries: list, isEnded: false, track: 'video' as const };
      const delta = writePlaylist({ ...options, isDelta: true });
      const skipped = Number(/SKIPPED-SEGMENTS=(\d+)/.exec(delta)?.[1] ?? 0);
      const kept = list.slice(skipped);
      expect(readPlaylist(delta).entries.map(({ programDateTime }) => programDateTime)).toEqual(
        kept.map(({ programDateTime }) => programDateTime),
      );
      const target = Number(/TARGETDURATION:(\d+)/.exec(delta)?.[1]);
      const length = kept.reduce((sum, { duration }) => sum + duration, 0);
      if (skipped > 0) expect(length).toBeGreaterThanOrEqual(target * 6);
    }),
  );
});

test('a recording that runs grows at its end, one that has ended is a film', () => {
  const list = [1, 2].map((at) => ({
    duration: targetDuration,
    programDateTime: began + at * 1000,
    map: 0,
    isDiscontinuity: false,
  }));
  const options = { entries: list, track: 'audio' as const };
  expect(writePlaylist({ ...options, isEnded: false })).toMatch(
    /PLAYLIST-TYPE:EVENT[\s\S]*CAN-BLOCK-RELOAD=YES/,
  );
  expect(writePlaylist({ ...options, isEnded: true })).toMatchInlineSnapshot(`
    "#EXTM3U
    #EXT-X-VERSION:7
    #EXT-X-TARGETDURATION:2
    #EXT-X-PLAYLIST-TYPE:VOD
    #EXT-X-INDEPENDENT-SEGMENTS
    #EXT-X-MEDIA-SEQUENCE:0
    #EXT-X-MAP:URI="audio-init0.mp4"
    #EXT-X-PROGRAM-DATE-TIME:2026-11-22T12:00:01.000Z
    #EXTINF:1.00000,
    audio-0.m4s
    #EXT-X-PROGRAM-DATE-TIME:2026-11-22T12:00:02.000Z
    #EXTINF:1.00000,
    audio-1.m4s
    #EXT-X-ENDLIST
    "
  `);
});

test('sound alone is offered beside the picture, and is all there is without one', () => {
  const video = { codec: 'avc1.42e01f', width: 640, height: 360 };
  const list = writeMasterPlaylist({ video, bandwidth: 900_000 }, token);
  expect(list).toContain(
    'BANDWIDTH=900000,CODECS="avc1.42e01f,opus",RESOLUTION=640x360\nvideo?token=a.b.c\n',
  );
  expect(list).toContain('BANDWIDTH=96000,CODECS="opus"\naudio?token=a.b.c\n');
  expect(writeMasterPlaylist({ video: null, bandwidth: 0 }, token)).not.toContain('RESOLUTION');
});
