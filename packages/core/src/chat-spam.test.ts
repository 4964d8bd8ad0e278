import { describe, expect, it, test } from 'vitest';
import { spamKind } from './chat-spam.js';
import { contactTalk, gamblingTalk } from './disguised-talk.fixture.js';
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

describe('of what is written', () => {
  it('two in 360 messages that mean no harm are held back', () => {
    expect(ordinaryTalk.length).toBeGreaterThan(350);
    expect(ordinaryTalk.filter((line) => spamKind(line))).toEqual([
      'Judi bola dilarang, nonton bola boleh',
      'Resi JP0812345678901 belum sampai',
    ]);
  });

  it('few advertisements for gambling slip through', () => {
    expect(gamblingTalk).toHaveLength(47);
    expect(gamblingTalk.filter((line) => spamKind(line) !== 'gambling')).toEqual([
      'jvdol aman',
      'b0nus new member 100%',
      'yang mau kaya klik profil saya',
    ]);
  });

  it('few numbers and links do', () => {
    expect(contactTalk).toHaveLength(55);
    expect(contactTalk.filter((line) => spamKind(line) !== 'contact')).toEqual([
      '0812 tiga puluh empat lima enam 7890',
      'kosong delapan satu dua, sisanya tanya teman',
    ]);
  });

  it('takes a hostile text in its stride', () => {
    const texts = [
      '0 8 1 '.repeat(1700),
      '08.'.repeat(3300),
      'daftar '.repeat(1400),
      's l o t '.repeat(1200),
    ];
    expect(texts.map(spamKind)).toEqual(['contact', null, null, null]);
  });
});
