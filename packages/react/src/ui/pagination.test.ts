import { describe, expect, it } from 'vitest';
import { pageButtons } from './pagination.js';

describe('the buttons of a long list', () => {
  it('shows the ends and the neighbours, and never a gap of one', () => {
    expect(pageButtons(1, 4)).toEqual([1, 2, 3, 4]);
    expect(pageButtons(1, 2)).toEqual([1, 2]);
    expect(pageButtons(1, 9)).toEqual([1, 2, 3, 4, null, 9]);
    expect(pageButtons(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(pageButtons(9, 9)).toEqual([1, null, 6, 7, 8, 9]);
    expect(pageButtons(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  });

  it('bears a list that says it never ends', () => {
    expect(pageButtons(1, 1e15)).toEqual([1, 2, 3, 4, null, 1e15]);
  });

  it('always holds the page in sight', () => {
    for (let total = 2; total < 20; total += 1) {
      for (let page = 1; page <= total; page += 1) expect(pageButtons(page, total)).toContain(page);
    }
  });
});
