import { Hono } from 'hono';
import { type AccountLimit, createAccountLimit } from '../account-limit.js';
import { createProofs, type Proofs } from '../identity-refusal.js';
import type { Ports } from '../ports.js';
import type { ServerEnv } from '../reply.js';
import { createSessions, type Sessions } from '../session.js';
import { lookupRoutes } from './auth-lookup.js';
import { passwordRoutes } from './auth-password.js';
import { registerRoutes } from './auth-register.js';
import { renewalRoutes } from './auth-renewal.js';
import { signInRoutes } from './auth-sign-in.js';
import { userRemovalRoutes } from './user-removal.js';

/** What all calls about accounts share: who guesses at one of them is slowed down at all. */
export interface AuthParts {
  ports: Ports;
  sessions: Sessions;
  proofs: Proofs;
  limit: AccountLimit;
}

/** Everything under /auth: find out, register, sign in, stay signed in, change a password. api.md §2. */
export function authRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const parts: AuthParts = {
    ports,
    sessions: createSessions(ports),
    proofs: createProofs(ports),
    limit: createAccountLimit(ports),
  };
  for (const routes of [
    lookupRoutes,
    registerRoutes,
    signInRoutes,
    renewalRoutes,
    passwordRoutes,
    userRemovalRoutes,
  ]) {
    routes(app, parts);
  }
  return app;
}
