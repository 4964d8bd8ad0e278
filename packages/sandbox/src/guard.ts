import type { MiddlewareHandler } from 'hono';
import { GatewayError } from './gateway-error.js';
import type { Ledger } from './ledger.js';
import type { Switches } from './switches.js';

const longestSilence = 120_000;

/** Lets callers in who know the secret key: Basic auth with the key as user name and no password. */
export function requireKey(secretKey: string): MiddlewareHandler {
  const expected = `Basic ${btoa(`${secretKey}:`)}`;
  return async (context, next) => {
    if (context.req.header('authorization') !== expected) {
      throw new GatewayError('INVALID_API_KEY', 'API key is not authorized for this API service');
    }
    await next();
  };
}

/** Other sites a developer has open must not press the buttons. */
export const ownPage: MiddlewareHandler = async (context, next) => {
  if (context.req.header('sec-fetch-site') === 'cross-site') {
    throw new GatewayError('UNAUTHORIZED_SENDER', 'Other sites press no buttons of the sandbox');
  }
  await next();
};

/** Answers like a gateway that is down, silent or slow, when the switch says so. */
export function misbehave(ledger: Ledger): MiddlewareHandler {
  const behaviour: Record<Switches['gateway'], MiddlewareHandler> = {
    up: (_context, next) => next(),
    down: async () => {
      throw new GatewayError('SERVER_ERROR', 'The gateway is down for the moment');
    },
    timeout: async (context, next) => {
      await next();
      await pause(longestSilence, context.req.raw.signal);
      throw new GatewayError('SERVER_ERROR', 'Nobody was to read this');
    },
    slow: async (context, next) => {
      await pause(ledger.switches.slowBy, context.req.raw.signal);
      await next();
    },
  };
  return (context, next) => behaviour[ledger.switches.gateway](context, next);
}

/** Waits, or until the caller hangs up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
