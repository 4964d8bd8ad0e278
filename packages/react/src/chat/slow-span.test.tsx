import { chatActMessages } from '@panggung/core';
import { expect, it } from 'vitest';
import { slowSpan } from './slow-span.js';

it('says a wait as people do', () => {
  const spans = [0, 5, 59, 60, 90, 300, 299];
  const said = (language: 'default' | 'id') => spans.map((span) => slowSpan(span, chatActMessages[language]));
  expect(said('default')).toEqual(['0 s', '5 s', '59 s', '1 min', '1 min 30 s', '5 min', '4 min 59 s']);
  expect(said('id')[6]).toBe('4 mnt 59 dtk');
});
