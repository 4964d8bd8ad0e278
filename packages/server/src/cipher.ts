const encoder = new TextEncoder();
/** What AES-GCM begins with, in bytes; another for each text. NIST SP 800-38D, 8.2. */
const IV_LENGTH = 12;

/** Hides what is kept for a while from whoever reads the database. */
export interface Cipher {
  hide(text: string): Promise<string>;
  /** What was hidden; null when it was not hidden here, or not for this purpose. */
  reveal(hidden: string): Promise<string | null>;
}

/**
 * Hides texts under a key of their own for each purpose, made of the server's.
 * @example const cipher = createCipher(settings.sessionKey, 'removal'); await cipher.reveal(await cipher.hide('a')) // 'a'
 */
export function createCipher(sessionKey: string, purpose: string): Cipher {
  let derived: Promise<CryptoKey> | undefined;
  const key = () => {
    derived ??= deriveKey(sessionKey, purpose);
    return derived;
  };
  return {
    async hide(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), encoder.encode(text));
      return btoa(String.fromCharCode(...iv, ...new Uint8Array(bytes)));
    },
    async reveal(hidden) {
      try {
        const bytes = Uint8Array.from(atob(hidden), (sign) => sign.charCodeAt(0));
        const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, IV_LENGTH) };
        const text = await crypto.subtle.decrypt(algorithm, await key(), bytes.subarray(IV_LENGTH));
        return new TextDecoder().decode(text);
      } catch {
        return null;
      }
    },
  };
}

/** RFC 5869: no key serves two purposes. */
async function deriveKey(sessionKey: string, purpose: string): Promise<CryptoKey> {
  const whole = await crypto.subtle.importKey('raw', encoder.encode(sessionKey), 'HKDF', false, [
    'deriveKey',
  ]);
  const algorithm = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(purpose),
  };
  return crypto.subtle.deriveKey(algorithm, whole, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}
