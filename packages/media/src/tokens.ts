import { jwtVerify, SignJWT } from 'jose';

export type TokenType = 'publish' | 'play';

/** What a token says: who holds it may publish or play this stream until then. */
export interface StreamClaims {
  streamId: string;
  type: TokenType;
  /** Epoch seconds. */
  exp: number;
  /** The lease it was given out under: one viewer of a ticket. */
  sub?: string;
}

export interface Tokens {
  sign(claims: StreamClaims): Promise<string>;
  /** The claims of a token that holds now, for this stream and this use; null for any other. */
  verify(token: string | undefined, streamId: string, type: TokenType): Promise<StreamClaims | null>;
  /** Whether an `Authorization` header is that of a back end. */
  isService(authorization: string | undefined): Promise<boolean>;
}

export interface TokensOptions {
  secret: string;
  clock?: () => number;
  /** By how much tokens of streams count as older than they are, ms. @default 0 */
  age?: () => number;
}

/** The shortest secret HS256 is safe with, in characters. */
export const SECRET_LENGTH = 32;

const algorithm = 'HS256';

/**
 * Tokens as Ant Media Server's JWT control has them: claims `streamId`, `type` and `exp`, signed with the app's secret.
 * @example await createTokens({ secret }).sign({ streamId: 'show-1', type: 'play', exp: 1_800_000_000 })
 */
export function createTokens({ secret, clock = Date.now, age = () => 0 }: TokensOptions): Tokens {
  if (secret.length < SECRET_LENGTH)
    throw new Error(`The secret of the media server needs ${SECRET_LENGTH} characters or more.`);
  const key = new TextEncoder().encode(secret);

  async function read(token: string, now: number): Promise<Record<string, unknown> | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        currentDate: new Date(now),
      });
      return payload;
    } catch {
      return null;
    }
  }

  return {
    sign: (claims) => new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(key),
    async verify(token, streamId, type) {
      const claims = token ? await read(token, clock() + age()) : null;
      const isMeant = claims?.streamId === streamId && claims.type === type;
      return isMeant && typeof claims.exp === 'number' ? (claims as unknown as StreamClaims) : null;
    },
    async isService(authorization) {
      const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
      const claims = token ? await read(token, clock()) : null;
      // Viewers hold tokens under the same secret: what names a stream opens that stream and nothing else.
      return claims !== null && claims.type === undefined && claims.streamId === undefined;
    },
  };
}
