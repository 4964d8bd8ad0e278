import { describe, expect, it, test } from 'vitest';
import { spamKind } from './chat-spam.js';
import { ordinaryTalk } from './ordinary-talk.fixture.js';

test.each([
  'slot gacor hari ini, daftar di bio',
  'main di situs judi terpercaya',
  'link alternatif tinggal klik',
  'MAXWIN tiap malam kak',
  '𝗞𝗘𝗠𝗕𝗔𝗡𝗚𝟳𝟳 depo 10rb bonus member baru',
  'ｓｌｏｔ gacor',
  's\u200blot g\u200bacor',
  'pasang togel di sini',
  'depo 20 ribu wd 2 juta di rajacuan88',
  'bonus new member 100% langsung jackpot',
])('%s is an advertisement for gambling', (text) => {
  expect(spamKind(text)).toBe('gambling');
});

test.each([
  'jual tiket murah wa 081234567890',
  'hubungi 0812-3456-7890 ya',
  'call +62 812 3456 7890',
  '62812.3456.7890',
  'o8l2 3456 789O',
  '０８１２３４５６７８９０',
  'nol delapan satu dua tiga empat lima enam tujuh delapan',
  'chat aku wa.me/628123456789',
  'join t.me/tiketmurah',
])('%s asks to be written to', (text) => {
  expect(spamKind(text)).toBe('contact');
});

describe('ordinary talk', () => {
  it('is held back for nobody', () => {
    expect(ordinaryTalk.filter((line) => spamKind(line))).toEqual([]);
  });
});
