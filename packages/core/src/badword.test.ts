import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createMask } from './badword.js';

test.each([
  [['bad'], 'bad badger', '*** badger'],
  [['bad'], 'Bad, BAD; (bad)!', '***, ***; (***)!'],
  [['bad'], 'not_bad bad_ 1bad bad1', 'not_bad bad_ 1bad bad1'],
  [['bad'], 'so-bad bad-so', 'so-*** ***-so'],
  [['köter'], 'Köter KÖTER köters', '***** ***** köters'],
  [['köter'], 'ko\u0308ter', '*****'],
  [['сука'], 'Сука, сукач', '****, сукач'],
  [['bego'], 'begó bego', 'begó ****'],
  [['bad', 'bad word'], 'a bad word', 'a ********'],
  [['a.c'], 'abc a.c', 'abc ***'],
  [['(x|y)+', '$&', 'c++', 'a-b'], '(x|y)+ $& c++ a-b x', '****** ** *** *** x'],
  [['💩'], 'ok 💩 ok', 'ok * ok'],
  [['', '  '], 'nothing to hide', 'nothing to hide'],
  [[], 'nothing to hide', 'nothing to hide'],
  [[' bad '], 'bad', '***'],
])('with the words %j, %j becomes %j', (words, text, masked) => {
  expect(createMask(words)(text)).toBe(masked);
});

describe('a mask', () => {
  const anyText = fc.string({ unit: 'grapheme' });

  it('never throws, and keeps as many characters as there were', () => {
    fc.assert(
      fc.property(fc.array(anyText), anyText, (words, text) => {
        const before = text.normalize('NFC');
        expect([...createMask(words)(before)]).toHaveLength([...before].length);
      }),
    );
  });

  it('leaves none of its words standing, however they are capitalised', () => {
    const word = fc.stringMatching(/^[a-zé]{2,8}$/);
    fc.assert(
      fc.property(word, fc.array(word), fc.boolean(), (bad, others, isLoud) => {
        const text = [...others, isLoud ? bad.toUpperCase() : bad, ...others].join(' ');
        const left = createMask([bad])(text).toLowerCase().split(' ');
        expect(left).not.toContain(bad);
        expect(left.filter((part) => !/^\*+$/.test(part))).toEqual(
          [...others, ...others].filter((part) => part !== bad),
        );
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\w{1,6}$/)), anyText, (words, text) => {
        const mask = createMask(words);
        expect(mask(mask(text))).toBe(mask(text));
      }),
    );
  });

  it('takes a long list and a long text in its stride', () => {
    const words = Array.from({ length: 2000 }, (_, n) => `kata${n}`);
    const mask = createMask(words);
    expect(mask('kata1999 dan '.repeat(4000))).toBe('******** dan '.repeat(4000));
  });
});
