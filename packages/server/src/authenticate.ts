import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import type { ServerContext, Viewer } from './reply.js';
import { createSessions } from './session.js';

/** Lets every call find out who is asking, by the bearer of a session that still holds. B-48, AMB-195. */
export function authentication(ports: Ports) {
  const sessions = createSessions(ports);
  return async (context: ServerContext, next: () => Promise<void>) => {
    context.set('authenticate', async (): Promise<Viewer> => {
      const [, token] = /^Bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '') ?? [];
      if (!token) throw new ApiError('jwt_missing', 'missing or malformed jwt');
      return sessions.viewer({ token, origin: context.get('origin') ?? null });
    });
    await next();
  };
}
