import { describe, expect, it } from 'vitest';
import { SEARCH_LENGTH } from './constants.js';
import { askedPieces, searchPath, searchText } from './search.js';

describe('what is asked for', () => {
  it('has no space around it', () => {
    expect(searchText('  malam hujan\n')).toBe('malam hujan');
    for (const nothing of ['', '   ', null, undefined]) expect(searchText(nothing)).toBe('');
  });

  it('has nothing in it that no keyboard writes', () => {
    expect(searchText('malam\u0000\u001bhujan\u0085')).toBe('malam  hujan');
  });

  it('is never longer than a name could be', () => {
    expect(searchText('a'.repeat(5000))).toHaveLength(SEARCH_LENGTH);
  });

  it.each(['malam & hujan', '100%', 'a+b', '#/?=', '"><script>', 'Ünïcödé 🎤'])(
    'comes back from its address as it was: %s',
    (text) => {
      const { searchParams, pathname } = new URL(searchPath(text), 'https://panggung.example');
      expect(pathname).toBe('/search');
      expect([...searchParams]).toEqual([['q', text]]);
    },
  );

  it('has an address even where half a character is left of it', () => {
    for (const half of ['\ud800', `${'a'.repeat(SEARCH_LENGTH - 1)}🎤`]) {
      expect(searchPath(half)).toContain('%EF%BF%BD');
    }
  });
});

describe('a name beside what was asked', () => {
  const marked = (name: string, asked: string) =>
    askedPieces(name, asked)
      .map(({ text, isAsked }) => (isAsked ? `[${text}]` : text))
      .join('');

  it.each([
    ['Tawa Tengah Malam', 'mala', 'Tawa Tengah [Mala]m'],
    ['Pasar Malam Nusantara', 'MALAM pas', '[Pas]ar [Malam] Nusantara'],
    ['Kemalaman', 'malam', 'Kemalaman'],
    ['Senja', 'sen senja', '[Senja]'],
    ['Crème brûlée', 'brû', 'Crème [brû]lée'],
    ['Frekuensi 97', '9', 'Frekuensi [9]7'],
    ['Lakon (Api)', '(a', 'Lakon ([A]pi)'],
  ])('%s for %s is %s', (name, asked, shown) => {
    expect(marked(name, asked)).toBe(shown);
  });

  it.each(['', '.*', '(((', '\\', '[a-', '$&', '<b>'.repeat(3), '\u0000'])(
    'loses nothing for what is no word: %j',
    (asked) => {
      const name = 'a.*b <b>tebal</b> (((';
      expect(
        askedPieces(name, asked)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    },
  );
});
