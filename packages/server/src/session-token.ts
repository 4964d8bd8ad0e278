import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { createSecretId } from './random.js';

/** How long a bearer opens calls, and how long a session lives after its last renewal, in ms. */
export const BEARER_LIFETIME = 15 * 60_000;
export const SESSION_LIFETIME = 30 * 24 * 60 * 60_000;

/** Whom a bearer speaks for, and on which partner's page; null is the site. */
export interface Bearer {
  sub: string;
  sid: string;
  origin: string | null;
}

const BearerSchema = v.object({ sub: v.string(), sid: v.string(), origin: v.nullable(v.string()) });

/** Makes and reads the two tokens of a session with one key. AMB-195. */
export interface SessionTokens {
  sign(bearer: Bearer, now: number): Promise<string>;
  /** Null when it is forged or expired. */
  read(bearer: string, now: number): Promise<Bearer | null>;
  /** What is stored of a refresh secret. */
  hash(secret: string): Promise<string>;
  /** The secret that follows this one, always the same: a lost answer can be given again. */
  successor(secret: string): Promise<string>;
}

const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * @param sessionKey at least 32 characters that nobody else knows
 * @example const tokens = createSessionTokens(settings.sessionKey)
 */
export function createSessionTokens(sessionKey: string): SessionTokens {
  const bytes = encoder.encode(sessionKey);
  let imported: Promise<CryptoKey> | undefined;

  async function mac(purpose: string, text: string): Promise<string> {
    imported ??= crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
    const signed = await crypto.subtle.sign('HMAC', await imported, encoder.encode(`${purpose}:${text}`));
    return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  return {
    sign: ({ sub, ...claims }, now) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(sub)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(now + BEARER_LIFETIME))
        .sign(bytes),
    async read(bearer, now) {
      const rules = { algorithms: ['HS256'], currentDate: new Date(now), requiredClaims: ['exp'] };
      const verified = await jwtVerify(bearer, bytes, rules).catch(() => null);
      const claims = v.safeParse(BearerSchema, verified?.payload);
      return claims.success ? claims.output : null;
    },
    hash: (secret) => mac('stored', secret),
    successor: (secret) => mac('next', secret),
  };
}

/** A refresh token in its parts. */
export interface RefreshParts {
  sessionId: string;
  secret: string;
}

export function newRefreshParts(): RefreshParts {
  return { sessionId: createSecretId(), secret: createSecretId() + createSecretId() };
}

/** @example writeRefreshToken({ sessionId: '5f0c', secret: 'a1b2' }) // '5f0c.a1b2' */
export function writeRefreshToken({ sessionId, secret }: RefreshParts): string {
  return `${sessionId}.${secret}`;
}

/** The parts of a refresh token; null when it is none. */
export function readRefreshToken(text: string): RefreshParts | null {
  const [, sessionId, secret] = /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}
