import * as v from 'valibot';
import { IdentityError, type IdentityFailure } from '../ports.js';
import type { FirebaseOptions } from './firebase.js';

/** One call of the REST API, e.g. `lookup`. https://firebase.google.com/docs/reference/rest/auth */
export type FirebaseCall = <S extends v.GenericSchema>(
  name: string,
  schema: S,
  body: Record<string, unknown>,
) => Promise<v.InferOutput<S>>;

/** What each refusal means here; an unknown one says that something is set up wrong, which time may cure. */
const failures: Record<string, IdentityFailure> = {
  EMAIL_NOT_FOUND: 'credentials',
  INVALID_EMAIL: 'credentials',
  INVALID_LOGIN_CREDENTIALS: 'credentials',
  INVALID_PASSWORD: 'credentials',
  MISSING_PASSWORD: 'credentials',
  USER_DISABLED: 'disabled',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many_attempts',
  QUOTA_EXCEEDED: 'too_many_attempts',
  RESOURCE_EXHAUSTED: 'too_many_attempts',
  WEAK_PASSWORD: 'weak_password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weak_password',
  INVALID_ID_TOKEN: 'token',
  TOKEN_EXPIRED: 'token',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'token',
  USER_NOT_FOUND: 'gone',
};

const Refusal = v.object({ error: v.object({ message: v.string() }) });

/** The REST API of a project or its emulator, each question with one deadline for all its calls. */
export function createFirebaseCalls({ projectId, apiKey, emulatorHost, timeout = 8000 }: FirebaseOptions) {
  const host = emulatorHost ? `http://${emulatorHost}/` : 'https://';
  const accounts = `${host}identitytoolkit.googleapis.com/v1/accounts`;

  return {
    within<T>(work: (call: FirebaseCall) => Promise<T>): Promise<T> {
      const signal = AbortSignal.timeout(timeout);
      return work((name, schema, body) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, signal };
        const url = `${accounts}:${name}?key=${encodeURIComponent(apiKey)}`;
        return ask(url, schema, { ...init, body: JSON.stringify(body) });
      });
    },

    /** The codes that an emulator would have mailed. */
    mails<S extends v.GenericSchema>(schema: S): Promise<v.InferOutput<S>> {
      const url = `${host}emulator/v1/projects/${projectId}/oobCodes`;
      return ask(url, schema, { signal: AbortSignal.timeout(timeout) });
    },
  };
}

async function ask<S extends v.GenericSchema>(
  url: string,
  schema: S,
  init: RequestInit,
): Promise<v.InferOutput<S>> {
  const response = await fetch(url, init).catch((cause: Error) => {
    throw new IdentityError('unavailable', `The identity service did not answer: ${cause.name}`);
  });
  const body: unknown = await response.json().catch(() => null);
  const reply = v.safeParse(schema, body);
  if (response.ok && reply.success) return reply.output;
  throw refused(response.status, body);
}

function refused(status: number, body: unknown): IdentityError {
  const refusal = v.safeParse(Refusal, body);
  // 'WEAK_PASSWORD : Password should be ...'
  const [code = ''] = refusal.success ? refusal.output.error.message.split(/[\s:]/) : [];
  return new IdentityError(
    failures[code] ?? 'unavailable',
    `The identity service refused: ${status} ${code}`.trim(),
  );
}
