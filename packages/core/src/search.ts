import { SEARCH_LENGTH } from './constants.js';

/** Signs that no name has and no keyboard writes; the API refuses some of them. */
const CONTROLS = /\p{Cc}/gu;

/**
 * What is asked for, as far as it is worth asking: without space around it, cut where it is longer than any name. D-02.
 * @example searchText('  malam ') // 'malam'
 */
export function searchText(text: string | null | undefined): string {
  return (text ?? '').replace(CONTROLS, ' ').trim().slice(0, SEARCH_LENGTH).trim();
}

/**
 * Where the results of a search stand on the site, whatever was typed. D-02.
 * @example searchPath('malam & hujan') // '/search?q=malam%20%26%20hujan'
 */
export function searchPath(text: string): string {
  // Not encodeURIComponent: it throws at half a character.
  return `/search?${new URLSearchParams({ q: searchText(text) })}`.replaceAll('+', '%20');
}

/** A piece of a name, and whether it is what was asked for. */
export interface NamePiece {
  text: string;
  isAsked: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * A name cut where the asked words begin its own, as the search of the server finds them. D-01.
 * @example askedPieces('Tawa Malam', 'mal') // 'Tawa ', 'Mal' (asked), 'am'
 */
export function askedPieces(name: string, asked: string): NamePiece[] {
  const words = (asked.match(WORD) ?? []).sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text: name, isAsked: false }];
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(${words.join('|')})`, 'giu');
  return name
    .split(beginnings)
    .map((text, place) => ({ text, isAsked: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
