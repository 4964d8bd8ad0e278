import type { ChatElsewhere } from '@panggung/core/contract';
import { importPKCS8, SignJWT } from 'jose';
import type { CommentStream } from '../chat-mirror.js';
import type { IdentityService } from '../ports.js';

/** Who signs for a project: two fields of the key file that Firebase gives out for a service account. */
export interface ServiceAccount {
  client_email: string;
  /** PKCS #8, in PEM. */
  private_key: string;
}

interface PassOptions {
  url: string;
  reader: ServiceAccount;
  project: IdentityService['config'];
}

/** How long a pass lets somebody begin to read, in ms: how often it is asked whether they still may. */
const LIFETIME = 15 * 60_000;

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/**
 * Signs passes to single rooms, each given out until half of its time is over: a crowd reads with the same one.
 * https://firebase.google.com/docs/auth/admin/create-custom-tokens#create_custom_tokens_using_a_third-party_jwt_library
 */
export function createFirebasePasses({
  url,
  reader,
  project,
}: PassOptions): NonNullable<CommentStream['pass']> {
  const given = new Map<number, { until: number; pass: Promise<ChatElsewhere> }>();
  const key = importPKCS8(reader.private_key, 'RS256');
  // Whoever asks for the first pass is told.
  key.catch(() => {});

  async function sign(roomId: number, now: number): Promise<ChatElsewhere> {
    const until = now + LIFETIME;
    const seconds = Math.floor(now / 1000);
    // Rules compare with the name in the path, which is text.
    const claims = { uid: `panggung-chat-${roomId}`, claims: { room: `${roomId}`, until } };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(reader.client_email)
      .setSubject(reader.client_email)
      .setAudience(AUDIENCE)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFETIME / 1000)
      .sign(await key);
    const { api_key, project_id, emulator_url } = project;
    return { database_url: url, api_key, project_id, emulator_url, token, until };
  }

  return (roomId, now) => {
    for (const [id, { until }] of given) if (until - now < LIFETIME / 2) given.delete(id);
    const known = given.get(roomId);
    if (known) return known.pass;
    const pass = sign(roomId, now);
    given.set(roomId, { until: now + LIFETIME, pass });
    return pass;
  };
}
