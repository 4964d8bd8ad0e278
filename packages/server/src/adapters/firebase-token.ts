import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import * as v from 'valibot';
import { IdentityError } from '../ports.js';
import type { FirebaseOptions } from './firebase.js';

/** Finds the public key that a token says it was signed with. */
export type TokenKeys = JWTVerifyGetKey;

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How far clocks may be apart and how long an ID token lives at most, in seconds. */
const CLOCK_TOLERANCE = 10;
const LONGEST_LIFE = 3600;

const Claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  auth_time: v.number(),
  email: v.optional(v.string(), ''),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  firebase: v.optional(
    v.object({ identities: v.optional(v.record(v.string(), v.array(v.unknown())), {}) }),
    {},
  ),
});
/** What an ID token says of a person. */
export type IdToken = v.InferOutput<typeof Claims>;

type CheckOptions = Pick<FirebaseOptions, 'projectId' | 'emulatorHost' | 'keys' | 'clock'>;

/**
 * Checks ID tokens: signed by Google, for this project, not expired. An emulator's carry no signature.
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library
 */
export function createTokenCheck({ projectId, emulatorHost, keys, clock = Date.now }: CheckOptions) {
  const publicKeys = keys ?? createRemoteJWKSet(new URL(GOOGLE_KEYS));
  const rules = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    currentDate: new Date(clock()),
    clockTolerance: CLOCK_TOLERANCE,
    maxTokenAge: LONGEST_LIFE,
  });
  const signed = async (token: string) =>
    (await jwtVerify(token, publicKeys, { ...rules(), algorithms: ['RS256'] })).payload;
  const unsigned = async (token: string) => UnsecuredJWT.decode(token, rules()).payload;
  const open = emulatorHost ? unsigned : signed;

  return async (token: string): Promise<IdToken> => {
    const payload = await open(token).catch((error: Error) => {
      throw new IdentityError(isTheirFault(error) ? 'token' : 'unavailable', error.message);
    });
    return readClaims(payload, clock());
  };
}

/** A token that does not fit, and not keys that could not be fetched. */
function isTheirFault(error: Error): boolean {
  const isOurs = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && !isOurs && error.code !== errors.JOSEError.code;
}

function readClaims(payload: JWTPayload, now: number): IdToken {
  const claims = v.safeParse(Claims, payload);
  const isSound = claims.success && claims.output.auth_time <= now / 1000 + CLOCK_TOLERANCE;
  if (!isSound) throw new IdentityError('token', 'The ID token does not say who signed in, or when');
  return claims.output;
}
