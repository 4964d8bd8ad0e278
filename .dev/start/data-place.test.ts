import { expect, test } from 'vitest';
import { soldPlace } from './data-place.js';

test.each([
  [{}, '.data'],
  [{ DATA_DIR: '' }, '.data'],
  [{ DATA_DIR: '/tmp/trial' }, '/tmp/trial'],
  [{ DATA_DIR: '/tmp/trial', DATABASE_URL: 'postgres://localhost/panggung' }, 'the database of DATABASE_URL'],
])('with %j what was sold stays in %s', (env, place) => {
  expect(soldPlace(env)).toBe(place);
});
