import type { AccountParts } from './account.js';
import { createRecovery } from './account-recovery.js';
import { createRegistration } from './account-register.js';
import { createSignIn } from './account-sign-in.js';
import { silence } from './http-reply.js';
import type { Identity } from './identity.js';
import { loadOnce } from './load-once.js';
import type { Panggung } from './panggung.js';

async function loadIdentity({ http }: Panggung): Promise<Identity> {
  const module = import('./identity.js').catch(() => {
    throw silence('unreachable');
  });
  const [{ createIdentity }, { data }] = await Promise.all([module, http.call('GET /auth/identity', {})]);
  return createIdentity(data);
}

/** Builds what the acts of an account do; loaded at the first of them. */
export function createActs(panggung: Panggung) {
  const parts: AccountParts = { panggung, identity: loadOnce(() => loadIdentity(panggung)) };
  const signIn = createSignIn(parts);

  return {
    identity: parts.identity,
    login: signIn.login,
    loginWithGoogle: signIn.loginWithGoogle,
    proveWithGoogle: signIn.proveWithGoogle,
    ...createRegistration(parts, signIn),
    ...createRecovery(parts),
  };
}

/** What the acts of an account do. */
export type Acts = ReturnType<typeof createActs>;
