import { serve } from '@hono/node-server';
import { createSandbox, type SandboxOptions } from './sandbox.js';

/** One callback as the merchant received it. */
export interface Received {
  url: string;
  webhookId: string | null;
  token: string | null;
  body: Record<string, unknown>;
}

export const secretKey = 'xnd_development_test';
export const callbackToken = 'callback-token';
const authorization = `Basic ${btoa(`${secretKey}:`)}`;

/** A merchant beside its gateway: the sandbox in process, a callback endpoint that answers as told, and a clock. */
export function startMerchant(options: Partial<SandboxOptions> = {}) {
  const received: Received[] = [];
  let now = Date.parse('2026-11-21T12:00:00Z');
  let answer = () => new Response(null, { status: 200 });
  const sandbox = createSandbox({
    secretKey,
    callbackToken,
    callbackUrl: 'http://merchant.test/callback',
    clock: () => now,
    async fetch(request) {
      const { headers, url } = request;
      const body = await request.json();
      const [webhookId, token] = [headers.get('webhook-id'), headers.get('x-callback-token')];
      received.push({ url, webhookId, token, body });
      return answer();
    },
    ...options,
  });

  async function call(method: string, path: string, body?: unknown) {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await sandbox.app.request(path, { method, headers: { authorization }, ...init });
    return { status: response.status, body: await response.json() };
  }

  return {
    ...sandbox,
    received,
    call,
    /** A closed account for one ticket of 150,000 rupiah, open for a day. */
    open: (wish: Record<string, unknown> = {}) =>
      call('POST', '/callback_virtual_accounts', { ...order(now), ...wish }),
    advance: (ms: number) => {
      now += ms;
      return sandbox.control.sendCallbacks();
    },
    answerWith: (status: number) => {
      answer = () => new Response(null, { status });
    },
    at: (ms: number) => new Date(now + ms).toISOString(),
  };
}

function order(now: number) {
  return {
    external_id: 'order-1',
    bank_code: 'BCA',
    name: 'Panggung',
    is_closed: true,
    is_single_use: true,
    expected_amount: 150_000,
    expiration_date: new Date(now + 86_400_000).toISOString(),
  };
}

/** The sandbox behind a real port, for clients that know nothing but a URL. */
export async function listen(app: ReturnType<typeof createSandbox>['app']) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) };
}
