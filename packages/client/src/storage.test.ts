import { expect, test } from 'vitest';
import { createArea } from './buyer.fixture.js';
import { createStorage } from './storage.js';

const denied = () => {
  throw new DOMException('Denied', 'SecurityError');
};

test('what is kept is there for the next visit, and forgotten when told so', () => {
  const area = createArea();
  expect(createStorage({ prefix: 'p:', area }).set('draft', { email: 'a@b.co' })).toBe(true);
  const next = createStorage({ prefix: 'p:', area });
  expect(next.get('draft')).toEqual({ email: 'a@b.co' });
  next.set('draft', null);
  expect(createStorage({ prefix: 'p:', area }).get('draft')).toBeNull();
});

test('two APIs do not see each other', () => {
  const area = createArea();
  createStorage({ prefix: 'one:', area }).set('draft', 1);
  expect(createStorage({ prefix: 'other:', area }).get('draft')).toBeNull();
});

test.each([
  ['none', null],
  ['one that denies everything', { getItem: denied, setItem: denied, removeItem: denied }],
  ['a full one', { ...createArea(), setItem: denied }],
])('with %s, it remembers as long as the page lives', (_, area) => {
  const storage = createStorage({ prefix: 'p:', area });
  expect(storage.set('draft', { email: 'a@b.co' })).toBe(false);
  expect(storage.get('draft')).toEqual({ email: 'a@b.co' });
  storage.set('draft', null);
  expect(storage.get('draft')).toBeNull();
});

test('what somebody else wrote there does no harm', () => {
  const area = createArea();
  area.setItem('p:draft', 'not json');
  expect(createStorage({ prefix: 'p:', area }).get('draft')).toBeNull();
});
