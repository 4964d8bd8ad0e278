import { ENTRY_ALPHABET, ENTRY_CODE_LENGTH } from '@panggung/core';

/** 32 characters, none of them mistaken for another: no O, 0, 1, I. AMB-126. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Drawn in advance: asking for a few bytes costs as much as for many, and a rush asks twice for each ticket. */
const pool = new Uint8Array(4096);
let drawn = pool.length;

/** Each byte is handed out once. `getRandomValues` and not `randomUUID`: the latter is missing on pages without TLS. */
function randomBytes(length: number): Uint8Array {
  if (drawn + length > pool.length) {
    crypto.getRandomValues(pool);
    drawn = 0;
  }
  const bytes = pool.slice(drawn, drawn + length);
  drawn += length;
  pool.fill(0, drawn - length, drawn);
  return bytes;
}

function createCode(length: number, alphabet = ALPHABET): string {
  let code = '';
  for (const byte of randomBytes(length)) code += alphabet[byte % 32];
  return code;
}

/** A guest's payment code: 10 characters, 50 bits. F-26, AMB-126. */
export function createGuestCode(): string {
  return createCode(10);
}

/** What a ticket says at the door: 10 characters, 50 bits. */
export function createEntryCode(): string {
  return createCode(ENTRY_CODE_LENGTH, ENTRY_ALPHABET);
}

/** The code a person shares; opens nothing. AMB-043. */
export function createReferralCode(): string {
  return createCode(8);
}

/** A name nobody can guess: 128 bits in hexadecimal. */
export function createSecretId(): string {
  let id = '';
  for (const byte of randomBytes(16)) id += HEX[byte];
  return id;
}

/** Compares two secrets in a time that tells nothing about where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < expected.length; at++) difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}
