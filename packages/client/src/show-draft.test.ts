import { expect, test } from 'vitest';
import { createArea } from './buyer.fixture.js';
import { createShowDraft } from './show-draft.js';
import { createStorage } from './storage.js';

test('what is typed after another tab saved the rest is another wish', () => {
  const area = createArea();
  const tab = () => createShowDraft(createStorage({ prefix: 'p:', area }), { userId: 7 });
  const [one, other] = [tab(), tab()];
  one.change({ name: 'Malam Tepi Laut' });
  const wish = one.key();
  expect(other.key()).toBe(wish);
  other.settle(other.changes());
  one.change({ name: 'Pagi Tepi Laut' });
  expect(one.key()).not.toBe(wish);
});
