import { type Insertable, type Kysely, sql } from 'kysely';
import type { SessionTable, Tables } from './database.js';
import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import type { Viewer } from './reply.js';
import { presentToken, type SessionRow } from './session-refresh.js';
import {
  BEARER_LIFETIME,
  createSessionTokens,
  newRefreshParts,
  type RefreshParts,
  readRefreshToken,
  SESSION_LIFETIME,
  writeRefreshToken,
} from './session-token.js';

/** Somebody who shall be signed in, and where. */
export interface NewSession {
  userId: number;
  /** The partner's page it is bound to; null is the site. */
  origin: string | null;
  deviceName: string;
}

/** What a person's page holds of their session. */
export interface IssuedSession {
  userId: number;
  token: string;
  /** Epoch ms. */
  tokenExpiresAt: number;
  refreshToken: string;
}

/** Whatever a page shows to prove that it is signed in, and the partner's origin it shows it from; null is the site. */
export interface Shown {
  token: string;
  origin: string | null;
}

/** Where people are signed in. AMB-195. */
export interface Sessions {
  /** Begins a session; throws `account_not_found` once the person has left. */
  issue(session: NewSession): Promise<IssuedSession>;
  /** Renews one; throws `jwt_invalid`, or `session_revoked` once it was ended or its token used twice. */
  renew(refresh: Shown): Promise<IssuedSession>;
  /** Who shows this bearer; throws `jwt_invalid` or `session_revoked`. */
  viewer(bearer: Shown): Promise<Viewer>;
  /** Ends the session of a refresh token; answers its id, null where there is none. */
  close(refresh: Shown): Promise<string | null>;
}

/** @example const { token } = await createSessions(ports).issue({ userId: 7, origin: null, deviceName: 'Chrome' }) */
export function createSessions({ database, clock, settings }: Ports): Sessions {
  const tokens = createSessionTokens(settings.sessionKey);

  async function write({ sessionId, secret }: RefreshParts, owner: Owner): Promise<IssuedSession> {
    const now = clock();
    const bearer = { sub: String(owner.user_id), sid: sessionId, origin: owner.origin };
    return {
      userId: owner.user_id,
      token: await tokens.sign(bearer, now),
      tokenExpiresAt: now + BEARER_LIFETIME,
      refreshToken: writeRefreshToken({ sessionId, secret }),
    };
  }

  return {
    async issue({ userId, origin, deviceName }) {
      const parts = newRefreshParts();
      const now = clock();
      const times = {
        created_at: now,
        rotated_at: now,
        last_used_at: now,
        expires_at: now + SESSION_LIFETIME,
      };
      const owner = { user_id: userId, origin };
      const refresh_hash = await tokens.hash(parts.secret);
      const row = { id: parts.sessionId, ...owner, device_name: deviceName, refresh_hash, ...times };
      if (!(await addSession(database, row))) throw new ApiError('account_not_found', 'User not found');
      return write(parts, owner);
    },

    async renew({ token, origin }) {
      const parts = readRefreshToken(token);
      if (!parts) throw invalid();
      const { sessionId } = parts;
      const secret = await tokens.successor(parts.secret);
      const [hash, successorHash] = await Promise.all([tokens.hash(parts.secret), tokens.hash(secret)]);
      const shown = { sessionId, hash, successorHash, origin, now: clock() };
      const { worth, row } = await presentToken(database, shown);
      if (!row || worth === 'unknown') throw invalid();
      if (worth === 'ended' || worth === 'reused') throw revoked();
      return write(worth === 'fresh' ? parts : { sessionId, secret }, row);
    },

    async viewer({ token, origin }) {
      const bearer = await tokens.read(token, clock());
      if (!bearer || bearer.origin !== origin) throw invalid();
      const row = await database
        .selectFrom('session')
        .select(['user_id', 'ended_at'])
        .where('id', '=', bearer.sid)
        .executeTakeFirst();
      if (!row) throw invalid();
      if (row.ended_at !== null) throw revoked();
      return { userId: row.user_id, sessionId: bearer.sid, origin };
    },

    async close({ token, origin }) {
      const parts = readRefreshToken(token);
      if (!parts) return null;
      // Whatever its secret: one that was used up would end the session too.
      const ended = await database
        .updateTable('session')
        .set({ ended_at: clock() })
        .where('id', '=', parts.sessionId)
        .where('origin', 'is not distinct from', origin)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return ended?.id ?? null;
    },
  };
}

/** Who is about to leave is waited for: false once they have. */
async function addSession(database: Kysely<Tables>, row: Insertable<SessionTable>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into session select added.* from user_account,
      json_populate_record(null::session, ${JSON.stringify(row)}::json) as added
    where user_account.id = ${row.user_id}::bigint and deleted_at is null for key share of user_account
  `.execute(database);
  return Boolean(numAffectedRows);
}

type Owner = Pick<SessionRow, 'user_id' | 'origin'>;

function invalid(): ApiError {
  return new ApiError('jwt_invalid', 'invalid or expired jwt');
}

function revoked(): ApiError {
  return new ApiError('session_revoked', 'This session has ended. Please sign in again.');
}
