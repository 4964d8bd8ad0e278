import { isSameSecret } from './random.js';

const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
/** 128 bits in hexadecimal. */
const LENGTH = 32;

/** Signs what is handed out, and knows it again. */
export interface Seal {
  /** What was said, and the seal behind it. */
  write(words: readonly (string | number)[]): Promise<string>;
  /** The seal alone: the same for the same words, and it tells nobody which. */
  mark(words: string): Promise<string>;
  /** What was said; null when it was not said here, or not for this purpose. */
  read(text: string): Promise<string[] | null>;
}

/**
 * Seals words with the server's key. Each purpose has seals of its own: a place in a line opens no session.
 * @param words hold no full stop
 * @example const seal = createSeal(settings.sessionKey, 'place'); await seal.read(await seal.write([7, 'a1b2'])) // ['7', 'a1b2']
 */
export function createSeal(sessionKey: string, purpose: string): Seal {
  let imported: Promise<CryptoKey> | undefined;

  async function mac(words: string): Promise<string> {
    imported ??= crypto.subtle.importKey('raw', encoder.encode(sessionKey), algorithm, false, ['sign']);
    const signed = await crypto.subtle.sign('HMAC', await imported, encoder.encode(`${purpose}:${words}`));
    const hex = Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.slice(0, LENGTH);
  }

  return {
    async write(parts) {
      const words = parts.join('.');
      return `${words}.${await mac(words)}`;
    },
    mark: mac,
    async read(text) {
      const at = text.lastIndexOf('.');
      const words = text.slice(0, Math.max(0, at));
      return isSameSecret(text.slice(at + 1), await mac(words)) ? words.split('.') : null;
    },
  };
}
