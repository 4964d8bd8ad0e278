import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { chatLength, chatText } from './chat-text.js';
import { ChatWishSchema } from './contract/chat.js';

test.each([
  ['blanks around it', '  halo \n ', 'halo'],
  ['a direction override', 'abc\u202edcba', 'abcdcba'],
  ['isolates and marks of direction', '\u2066halo\u2069\u200f', 'halo'],
  ['letters nobody sees', 'a\u200bb\u3164c\u2800d\u00ade', 'abcde'],
  ['controls', 'a\u0007b\u001bc\u0000d', 'abcd'],
  ['halves of signs', 'a\ud83db', 'ab'],
  ['a stack of marks', `q${'\u0300\u0301\u0302'.repeat(30)}`, 'q\u0300\u0301\u0302'],
  ['marks over nothing', ' \u0301\u0302 ', ''],
  ['only what nobody sees', '\u200b\u200d\u2060\ufe0f', ''],
  ['more than three line breaks', 'a\nb\r\nc\u2028d\ne\n\nf', 'a\nb\nc\nd e f'],
  ['empty lines', 'a\n\n\n\nb', 'a\nb'],
])('a message loses %s', (_, written, text) => {
  expect(chatText(written)).toBe(text);
});

test.each([
  ['a family', '👨‍👩‍👧‍👦 datang'],
  ['a face with a colour', '🙋🏽‍♀️'],
  ['a flag', '🇮🇩'],
  ['letters with marks', 'crème brûlée, Tiếng Việt'],
  ['Javanese', 'ꦱꦸꦒꦼꦁ'],
  ['Arabic', 'السلام عليكم'],
  ['letters that join', 'ক্‍ষ'],
])('%s stays as it is', (_, text) => {
  expect(chatText(text)).toBe(text.normalize('NFC'));
});

describe('a message of live chat', () => {
  it('is the same when it is cleaned again, and never holds an override', () => {
    const signs = fc.constantFrom(...'a\u0301\u202e\u200d\u200b\n\ufe0f👩👧 \ud800\u0e49'.split(''), '👩');
    expect(chatText('\u0301\u200da')).toBe('a');
    expect(chatText('a\u0301\u200da')).toBe('áa');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (written) => {
        const once = chatText(written.join(''));
        expect(chatText(once)).toBe(once);
        expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]|\p{M}{4}|\p{Cs}|\n.*\n.*\n.*\n/u);
      }),
    );
  });

  it('has at most 500 signs, an emoji counting once', () => {
    expect(v.safeParse(ChatWishSchema, { comment: '😀'.repeat(500) }).success).toBe(true);
    const { issues } = v.safeParse(ChatWishSchema, { comment: ` ${'x'.repeat(501)}` });
    expect(issues?.[0]?.message).toBe('Message must be at most 500 characters');
    expect(chatLength('😀x')).toBe(2);
  });

  it('takes a hostile text in its stride', () => {
    const units = ['\u0301', ' \n', '👩\u200d', '\u202ea', 'a\u0301'];
    const lengths = units.map((unit) => chatText(unit.repeat(300_000)).length);
    expect(lengths).toEqual([0, 0, 899_999, 300_000, 300_000]);
  });
});
