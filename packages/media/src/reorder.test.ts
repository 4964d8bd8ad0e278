import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReorder } from './reorder.js';

const ring = 0x1_0000;

test('packets that change places within the patience come out in order, none lost, over the end of the numbers', () => {
  const jumbled = fc.record({
    first: fc.nat(ring - 1),
    // Each packet is late by so many places.
    lateness: fc.array(fc.nat(8), { minLength: 1, maxLength: 200 }),
  });
  fc.assert(
    fc.property(jumbled, ({ first, lateness }) => {
      const push = createReorder<number>();
      const order = lateness
        .map((late, at) => ({ at, key: at === 0 ? -1 : at + late }))
        .sort((one, other) => one.key - other.key);
      const out = order.flatMap(({ at }, now) => push((first + at) % ring, at, now));
      expect(out.map(({ item }) => item)).toEqual(lateness.map((_, at) => at));
      expect(out.some(({ isAfterLoss }) => isAfterLoss)).toBe(false);
    }),
  );
});

test('whatever is lost or doubled, nothing comes out of order or twice, and each loss is told', () => {
  const sent = fc.array(fc.record({ isLost: fc.boolean(), isDoubled: fc.boolean() }), {
    minLength: 1,
    maxLength: 200,
  });
  fc.assert(
    fc.property(sent, (packets) => {
      const push = createReorder<number>({ patience: 0 });
      const out = packets.flatMap(({ isLost, isDoubled }, at) => {
        if (isLost && at > 0) return [];
        const now = at * 20;
        return [...push(at, at, now), ...(isDoubled ? push(at, at, now + 1) : [])];
      });
      let before = -1;
      for (const { item, isAfterLoss } of out) {
        expect(item).toBeGreaterThan(before);
        expect(isAfterLoss).toBe(item !== before + 1);
        before = item;
      }
    }),
  );
});

test('a missing packet is waited for, and given up when it does not come', () => {
  const push = createReorder<string>({ patience: 300 });
  expect(push(10, 'a', 0)).toEqual([{ item: 'a', isAfterLoss: false }]);
  expect(push(12, 'c', 20)).toEqual([]);
  expect(push(13, 'd', 300)).toEqual([]);
  expect(push(14, 'e', 321)).toEqual([
    { item: 'c', isAfterLoss: true },
    { item: 'd', isAfterLoss: false },
    { item: 'e', isAfterLoss: false },
  ]);
  expect(push(11, 'b', 330)).toEqual([]);
});

test('a sender who begins anew is followed at once', () => {
  const push = createReorder<string>();
  push(10, 'a', 0);
  expect(push(40_000, 'z', 10)).toEqual([{ item: 'z', isAfterLoss: true }]);
});
