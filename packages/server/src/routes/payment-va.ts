import type { GuestVirtualAccountOrderSchema } from '@panggung/core/contract';
import { Hono } from 'hono';
import type * as v from 'valibot';
import type { Claimed } from '../claim.js';
import { handle } from '../endpoint.js';
import { ApiError } from '../errors.js';
import { inProgress, readKey } from '../idempotency.js';
import { accountOrder } from '../payment-accounts.js';
import { isOrderUnderWay } from '../payment-outbox.js';
import { readPayments } from '../payment-read.js';
import type { MethodRow } from '../payment-row.js';
import { virtualAccountTerms } from '../payment-terms.js';
import { toPayment } from '../payment-view.js';
import type { Ports } from '../ports.js';
import type { ServerContext, ServerEnv } from '../reply.js';
import { rowId } from '../row-id.js';
import { sellingOf } from '../selling.js';

type Order = v.InferOutput<typeof GuestVirtualAccountOrderSchema>;

/** Tickets paid into a virtual account. Q-41, api.md 63. */
export function paymentVaRoutes(ports: Ports): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { claim, limitOrders, turns, methods, accounts } = sellingOf(ports);

  function order(body: Order, method: MethodRow, context: ServerContext): Promise<Claimed> {
    return claim({
      showId: rowId(body.room_id) ?? 0,
      email: body.email,
      partnerId: context.get('partnerId') ?? null,
      key: readKey(context, body),
      terms: (show, now) => virtualAccountTerms(body, method, show, now),
      order: 'open',
    });
  }

  handle(app, 'POST /api/v1/payment-va/guest', ({ body }, context) => {
    limitOrders(context);
    return turns(readKey(context, body), async () => {
      const method = bankMethod(await methods(), body.bank_code);
      const claimed = await order(body, method, context);
      if (claimed.isReplay) return { data: await replayed(ports, claimed) };
      const result = await accounts.open(accountOrder(claimed, method));
      if (result.state === 'refused') throw refused();
      const account_number = result.state === 'opened' ? result.accountNumber : null;
      const payment = { ...claimed.payment, account_number };
      return { data: toPayment({ ...claimed, payment, method }, ports.settings.apiUrl) };
    });
  });
  return app;
}

/** @throws ApiError `method_unavailable` */
function bankMethod(methods: readonly MethodRow[], bankCode: string): MethodRow {
  const method = methods.find(({ channel_code }) => channel_code === bankCode);
  if (!method?.is_enabled || method.channel_category !== 'VIRTUAL_ACCOUNT') {
    throw new ApiError('method_unavailable', 'Please choose another payment method');
  }
  return method;
}

/** A repeated order is answered with its payment as it is now: the account number may have come meanwhile. */
async function replayed(ports: Ports, { payment: { id } }: Claimed) {
  if (await isOrderUnderWay(ports.database, id, ports.clock())) throw inProgress();
  const [parts] = await readPayments(ports, { ids: [id] });
  if (!parts) throw new ApiError('payment_not_found', 'Payment not found');
  return toPayment(parts, ports.settings.apiUrl);
}

function refused(): ApiError {
  return new ApiError(
    'gateway_unavailable',
    'This payment method does not work right now. Nothing was charged.',
    {
      retryAfter: 30,
    },
  );
}
