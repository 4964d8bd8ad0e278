import type { EntryKey } from './contract/admission.js';

/** Digits and letters of Crockford's base 32: none is mistaken for another, and QR codes keep them short. */
export const ENTRY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code: 50 bits. */
export const ENTRY_CODE_LENGTH = 10;

/** What one ticket says at one show's door. */
export interface EntryTicket {
  /** The show's id. */
  room: string;
  code: string;
}

/** An entry code as it was scanned, with its show, or typed, without. */
export interface EntryCode {
  room: string | null;
  code: string;
  /** Whether it bears a signature; {@link verifyEntryCode} tells whether a good one. */
  signed: boolean;
}

const typed = new RegExp(`^[${ENTRY_ALPHABET}]{${ENTRY_CODE_LENGTH}}$`);
/** 64 bytes. */
const signature = new RegExp(`^[${ENTRY_ALPHABET}]{103}$`);
const version = 'PE1';

/**
 * Reads what a camera or a person says; null when it is no entry code.
 * @example parseEntryCode('k7m2q-9x4tz') // { room: null, code: 'K7M2Q9X4TZ', signed: false }
 */
export function parseEntryCode(text: string): EntryCode | null {
  const parts = partsOf(text);
  return parts && { room: parts.room, code: parts.code, signed: parts.signature !== null };
}

/**
 * What a ticket's QR code says, given the 64 bytes that sign {@link entryWords}.
 * @example formatEntryCode({ room: '7', code: 'K7M2Q9X4TZ' }, bytes) // 'PE1.7.K7M2Q9X4TZ.…'
 */
export function formatEntryCode(ticket: EntryTicket, signed: Uint8Array): string {
  return `${entryWords(ticket)}.${toBase32(signed)}`;
}

/** What is signed. */
export function entryWords({ room, code }: EntryTicket): string {
  return `${version}.${room}.${code}`;
}

/**
 * A code as people read it out: half of it at once.
 * @example spacedCode('K7M2Q9X4TZ') // 'K7M2Q 9X4TZ'
 */
export function spacedCode(code: string): string {
  const half = ENTRY_CODE_LENGTH / 2;
  return `${code.slice(0, half)} ${code.slice(half)}`;
}

interface Parts {
  room: string | null;
  code: string;
  signature: string | null;
}

function partsOf(text: string): Parts | null {
  const words = text.toUpperCase().replace(/[\s-]/g, '').split('.');
  if (words.length === 1) return ofCode(words[0]);
  const [mark, room, code, signed] = words;
  if (words.length !== 4 || mark !== version || !room || !/^[0-9A-Z]+$/.test(room)) return null;
  const known = ofCode(code);
  const bears = asMeant(signed);
  return known && signature.test(bears) ? { ...known, room, signature: bears } : null;
}

function ofCode(word = ''): Parts | null {
  const code = asMeant(word);
  return typed.test(code) ? { room: null, code, signature: null } : null;
}

/** As Crockford reads what people write. */
function asMeant(word = ''): string {
  return word.replaceAll('O', '0').replace(/[IL]/g, '1');
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const encoder = new TextEncoder();

/** The key that {@link verifyEntryCode} takes. */
export function importEntryKey(key: EntryKey): Promise<CryptoKey> {
  return crypto.subtle.importKey('jwk', { ...key }, algorithm, true, ['verify']);
}

/** Whether a scanned code was signed by the owner of this key; never true of one that was typed. */
export async function verifyEntryCode(text: string, publicKey: CryptoKey): Promise<boolean> {
  const parts = partsOf(text);
  const bytes = parts?.signature && fromBase32(parts.signature);
  if (!parts?.room || !bytes) return false;
  const words = encoder.encode(entryWords({ room: parts.room, code: parts.code }));
  return crypto.subtle.verify(algorithm, publicKey, bytes, words);
}

/** What a door keeps of a ticket it has to know without a network: 64 bits in hexadecimal. */
export async function entryCodeHash(ticket: EntryTicket): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(entryWords(ticket)));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += ENTRY_ALPHABET[(value >> (bits - 5)) & 31];
  }
  return bits ? text + ENTRY_ALPHABET[(value << (5 - bits)) & 31] : text;
}

/** Null where bits are left over: each signature is written in one way alone. */
function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array((text.length * 5) >> 3);
  let bits = 0;
  let value = 0;
  let at = 0;
  for (const sign of text) {
    value = ((value << 5) | ENTRY_ALPHABET.indexOf(sign)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (value >> bits) & 0xff;
  }
  return value & ((1 << bits) - 1) ? null : bytes;
}
