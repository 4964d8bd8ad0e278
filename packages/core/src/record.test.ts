import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Id } from './id.js';
import { soundRecord, soundRecords } from './record.js';

describe('the records of a list', () => {
  it('are those with an id of their own, in their order', () => {
    const strange = [null, 'text', 7, {}, { id: null }, { id: [3] }, { id: '' }, { id: '2' }];
    const list = [{ id: 2 }, ...strange, { id: 1 }] as { id: Id }[];
    expect(soundRecords(list)).toEqual([{ id: 2 }, { id: 1 }]);
  });

  it('keep their texts, numbers and flags, whatever else stands beside them', () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(record, (given) => {
        const sound = soundRecord(given);
        expect(Object.keys(sound).sort()).toEqual(Object.keys(given).sort());
        for (const [name, value] of Object.entries(sound)) {
          expect(value).toEqual(/string|number/.test(typeof given[name]) ? given[name] : null);
        }
      }),
    );
  });

  it('can be named in an address', () => {
    const [{ id = '' } = {}] = soundRecords([{ id: 'seven\ud800' }]);
    expect(encodeURIComponent(id)).toBe('seven%EF%BF%BD');
  });
});
