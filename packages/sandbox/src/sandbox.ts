import { Hono } from 'hono';
import { createCashier } from './cashier.js';
import { createControl, type SandboxControl } from './control.js';
import { createDeliveries, quickRetryDelays } from './delivery.js';
import { errorStatus, GatewayError } from './gateway-error.js';
import { misbehave, requireKey } from './guard.js';
import { createLedger, type Ledger, type SandboxState } from './ledger.js';
import { channelRoutes } from './routes/channel.js';
import { chargeRoutes } from './routes/charge.js';
import { controlRoutes } from './routes/control.js';
import { type PageFiles, pageRoutes } from './routes/page.js';
import { refundRoutes } from './routes/refund.js';
import { transactionRoutes } from './routes/transaction.js';
import { virtualAccountRoutes } from './routes/virtual-account.js';
import { createTill } from './till.js';

export interface SandboxOptions {
  /** The merchant's secret key, the user name of Basic auth. */
  secretKey: string;
  /**
   * Where callbacks about paid virtual accounts go; what names no address of its own goes beside it, to `retail`,
   * `ewallet` or `qr`.
   */
  callbackUrl: string;
  /** Sent in the header `x-callback-token`. */
  callbackToken: string;
  /** Brings callbacks to the merchant. @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response> | Response;
  /** Now, in epoch ms. @default Date.now */
  clock?: () => number;
  /** Waits between tries of a callback, ms. @default quickRetryDelays */
  retryDelays?: readonly number[];
  /** What an earlier sandbox saved. */
  saved?: SandboxState | undefined;
  /** Style and script of the page. @default none */
  pageFiles?: PageFiles;
}

export interface Sandbox {
  /** The gateway's HTTP surface, the page and the JSON control. */
  app: Hono;
  control: SandboxControl;
  /** Sends late and repeated callbacks by itself; returns how to stop that. */
  start(): () => void;
  /** Tells of each change of the books; returns how to stop listening. */
  listen: Ledger['listen'];
  save: Ledger['save'];
}

const heartbeat = 200;

/**
 * A payment gateway that speaks Xendit's per-channel HTTP API without money.
 * @example const { app, control } = createSandbox({ secretKey: 'key', callbackUrl: 'http://localhost:8787/api/v1/payment-callback/va', callbackToken: 'token' })
 */
export function createSandbox({
  secretKey,
  callbackUrl,
  callbackToken,
  fetch = (request) => globalThis.fetch(request),
  clock = Date.now,
  retryDelays = quickRetryDelays,
  saved,
  pageFiles = { style: '', script: '' },
}: SandboxOptions): Sandbox {
  const ledger = createLedger({ saved, clock });
  const deliveries = createDeliveries({ ledger, callbackToken, fetch, clock, retryDelays });
  const cashier = createCashier({ ledger, deliveries, callbackUrl, clock });
  const till = createTill({ ledger, deliveries, callbackUrl, clock });
  const control = createControl({ ledger, cashier, till, deliveries });

  const onPaid = () => void deliveries.send();
  const app = new Hono();
  app.onError(refuse);
  app.route('/', pageRoutes({ ledger, control, clock, files: pageFiles }));
  app.route('/', controlRoutes({ ledger, control }));
  app.use(requireKey(secretKey), misbehave(ledger));
  app.route('/', channelRoutes());
  app.route('/', virtualAccountRoutes({ ledger, cashier, onPaid }));
  app.route('/', chargeRoutes({ till, clock, onPaid }));
  app.route('/', refundRoutes({ ledger, till, clock }));
  app.route('/', transactionRoutes({ ledger, clock }));
  app.notFound((context) => context.json({ error_code: 'NOT_FOUND', message: 'There is nothing here' }, 404));

  return {
    app,
    control,
    listen: ledger.listen,
    save: ledger.save,
    start() {
      const timer = setInterval(() => void control.sendCallbacks(), heartbeat);
      return () => clearInterval(timer);
    },
  };
}

function refuse(error: Error): Response {
  if (error instanceof GatewayError) {
    const { code, message } = error;
    return Response.json({ error_code: code, message }, { status: errorStatus[code] });
  }
  const isCallersFault = error instanceof TypeError || error instanceof SyntaxError;
  return Response.json(
    { error_code: 'SERVER_ERROR', message: error.message },
    { status: isCallersFault ? 400 : 500 },
  );
}
