import { ApiError } from './errors.js';
import type { Ports } from './ports.js';
import { isSameSecret } from './random.js';
import type { ServerContext, Viewer } from './reply.js';
import { createSessions } from './session.js';

/** Header in which whoever runs the server says so. AMB-190. */
const OPERATOR_HEADER = 'x-operator-key';

/** Lets every call find out who is asking, by the bearer of a session that still holds. B-48, AMB-195. */
export function authentication(ports: Ports) {
  const sessions = createSessions(ports);
  return async (context: ServerContext, next: () => Promise<void>) => {
    context.set('authenticate', async (): Promise<Viewer> => {
      const [, token] = /^Bearer +(\S+) *$/i.exec(context.req.header('authorization') ?? '') ?? [];
      if (!token) throw new ApiError('jwt_missing', 'missing or malformed jwt');
      return sessions.viewer({ token, origin: context.get('origin') ?? null });
    });
    context.set('checkOperator', () => checkOperator(context, ports.settings.operatorKey));
    await next();
  };
}

/** A server without a key has no operator: an empty one would open it to everybody. */
function checkOperator(context: ServerContext, key: string | undefined): void {
  const given = context.req.header(OPERATOR_HEADER) ?? '';
  if (key && isSameSecret(given, key)) return;
  throw new ApiError('operator_key_wrong', 'The X-Operator-Key is missing or wrong');
}
