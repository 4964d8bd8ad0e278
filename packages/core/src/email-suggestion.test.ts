import { expect, test } from 'vitest';
import { emailSuggestion } from './email-suggestion.js';

test.each([
  ['rani@gmial.com', 'rani@gmail.com'],
  ['rani@gmai.com', 'rani@gmail.com'],
  ['rani@gmaill.com', 'rani@gmail.com'],
  ['rani@gnail.com', 'rani@gmail.com'],
  ['rani@gmail.con', 'rani@gmail.com'],
  ['rani@gmail.co', 'rani@gmail.com'],
  ['rani@gmial.cmo', 'rani@gmail.com'],
  ['rani@yaho.co.id', 'rani@yahoo.co.id'],
  ['rani@hotmial.com', 'rani@hotmail.com'],
  ['rani@outlok.com', 'rani@outlook.com'],
])('a likely slip: %s', (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant);
});

test.each([
  'rani@gmail.com',
  'rani@ymail.com',
  'rani@mail.com',
  'rani@yahoo.co.uk',
  'rani@outlook.co.id',
  'rani@kotakmusik.id',
  'rani@ui.ac.id',
  'rani@gmail',
  '@gmial.com',
  '',
])('nothing to say about %s', (typed) => {
  expect(emailSuggestion(typed)).toBeNull();
});
