/** 32 characters, none of them mistaken for another: no O, 0, 1, I. AMB-126. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `getRandomValues` and not `randomUUID`: the latter is missing on pages without TLS. */
function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** A guest's payment code: 10 characters, 50 bits. F-26, AMB-126. */
export function createGuestCode(): string {
  return Array.from(randomBytes(10), (byte) => ALPHABET[byte % 32]).join('');
}

/** A name nobody can guess: 128 bits in hexadecimal. */
export function createSecretId(): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares two secrets in a time that tells nothing about where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < expected.length; at++) difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}
