import { expect, test } from 'vitest';
import { createMailMemory } from './firebase-mails.js';

const mail = (code: string) => ({ mode: 'verifyEmail' as const, email: 'sari@panggung.test', code });
const codes = (mails: { code: string }[]) => mails.map(({ code }) => code);

test('mails stay when their codes are used, in the order they came and each once', () => {
  const remember = createMailMemory();
  expect(codes(remember([mail('a'), mail('b')]))).toEqual(['a', 'b']);
  expect(codes(remember([mail('b'), mail('c')]))).toEqual(['a', 'b', 'c']);
  expect(codes(remember([]))).toEqual(['a', 'b', 'c']);
});

test('only the newest mails are remembered', () => {
  const remember = createMailMemory(2);
  remember([mail('a'), mail('b')]);
  expect(codes(remember([mail('c')]))).toEqual(['b', 'c']);
});
