import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createChatMask } from './chat-mask.js';
import { coarseTalk } from './disguised-talk.fixture.js';
import { ordinaryTalk } from './ordinary-talk.fixture.js';

/** Coarse words of the language, as an organiser would list them. */
const coarse = ['anjing', 'bangsat', 'goblok', 'tolol', 'kampret', 'asu', 'tai', 'bego', 'babi', 'monyet'];

const mask = createChatMask(coarse);

test.each([
  ['as it is listed', 'dasar goblok', 'dasar ******'],
  ['in capitals', 'GOBLOK!', '******!'],
  ['with letters repeated', 'goblooookkk banget', '*********** banget'],
  ['with digits for letters', 'g0bl0k, 4nj1ng', '******, ******'],
  ['with letters parted by signs', 'a-n-j-i-n-g lu, b.a.b.i', '*********** lu, *******'],
  ['with letters parted by spaces', 'eh a n j i n g ah', 'eh *********** ah'],
  ['short, with letters parted by spaces', 'a s u', '*****'],
  ['beside another word', 'kamu/b4bi', 'kamu/****'],
  ['in Cyrillic letters', 'аnјіng', '******'],
  ['in letters with accents', 'tólól', '*****'],
  ['in letters of mathematics', '𝗯𝗮𝗯𝗶', '****'],
  ['in wide letters', 'ｂｅｇｏ', '****'],
  ['with an invisible sign inside', 'ba\u200bbi', '*****'],
  ['with signs for letters', '@su dan ta!', '*** dan ta!'],
  ['in quotes', '"b3g0"', '"****"'],
  ['in circles', 'ⓐⓝⓙⓘⓝⓖ lu', '****** lu'],
  ['in boxes', '🅱🅰🅱🅸', '****'],
  ['in flags', '🇧🇦🇧🇮', '****'],
  ['with an upright sign for an l', 'to1o1, gob|ok', '*****, ******'],
  ['in pieces', 'dasar go bl ok, kamu', 'dasar ********, kamu'],
  ['with letters left out', 'anj*ng, g#bl*k!', '******, ******!'],
  ['with a suffix', 'anjinglah gobl0kmu tololnya', '********* ******** ********'],
  ['said twice by a digit', 'monyet2, babi2nya', '*******, ********'],
])('a coarse word is covered %s', (_, text, masked) => {
  expect(mask(text)).toBe(masked);
});

test.each([
  ['a number', '455 orang, kursi 84b1, jam 7.41'],
  ['a longer word', 'babibu, monyetan, asumsi, taiwan, begonia'],
  ['what short words make by chance', 'bang sat set, iya to lol, kursi ba bi'],
  ['a word of one letter and blanks', 'a*u, t#i, a*****'],
  ['letters of a roll-call', 'kursi A B C D E masih ada'],
  ['asterisks of before', '*** ****'],
])('%s stays', (_, text) => {
  expect(mask(text)).toBe(text);
});

describe('a mask of live chat', () => {
  it('leaves ordinary talk alone, but for a listed word that is meant well', () => {
    expect(ordinaryTalk.length).toBeGreaterThan(350);
    expect(ordinaryTalk.filter((line) => mask(line) !== line.normalize('NFC'))).toEqual([
      'Babi guling Bali enak, kata teman',
    ]);
  });

  it('misses one disguise in nine, most of them words that a list can hold as well', () => {
    expect(coarseTalk).toHaveLength(73);
    expect(coarseTalk.filter((line) => !mask(line).includes('***'))).toEqual([
      'an jing',
      'ban gsat',
      'anjg',
      'gblk',
      'bgst',
      'anjengg',
      'anying',
      'goblogan',
    ]);
  });

  it('keeps a text as long as it was, and finds nothing more the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const once = mask(text);
        expect([...once]).toHaveLength([...text.normalize('NFC')].length);
        expect(mask(once)).toBe(once);
      }),
    );
  });

  it('finds a word in any mixture of disguises', () => {
    const dress = fc.constantFrom<(sign: string) => string>(
      (sign) => sign,
      (sign) => sign.toUpperCase(),
      (sign) => sign + sign,
      (sign) => ({ a: '4', i: '1', o: '0', e: '3', b: '8' })[sign] ?? sign,
      (sign) => ({ a: 'а', o: 'о', e: 'е', p: 'р' })[sign] ?? sign,
      (sign) => `${sign}\u0301`,
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...coarse),
        fc.array(dress, { minLength: 7, maxLength: 7 }),
        (word, dresses) => {
          const written = [...word].map((sign, place) => dresses[place]?.(sign) ?? sign).join('');
          // With more digits than letters it is a number of something.
          fc.pre((written.match(/\p{L}/gu) ?? []).length >= (written.match(/\p{N}/gu) ?? []).length);
          expect(mask(`kata ${written} itu`)).toMatch(/^kata \*+ itu$/);
        },
      ),
    );
  });

  it('takes a hostile text in its stride', () => {
    const texts = [
      'a '.repeat(5000),
      'a.'.repeat(5000),
      `${'a\u0301\u0302\u0303'.repeat(2500)}`,
      '@!'.repeat(5000),
    ];
    expect(texts.map(mask)).toEqual(texts.map((text) => text.normalize('NFC')));
  });
});
