import * as v from 'valibot';
import {
  GatewayError,
  type PaymentGateway,
  type VirtualAccount,
  type VirtualAccountOrder,
} from '../ports.js';

export interface XenditOptions {
  /** Where the gateway answers, e.g. `https://api.xendit.co`. */
  url: string;
  secretKey: string;
  /** How long one call may take, in ms. @default 10000 */
  timeout?: number;
  /** @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response> | Response;
}

const VirtualAccountReply = v.object({
  id: v.string(),
  account_number: v.string(),
  merchant_code: v.string(),
});

const Amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());

const VirtualAccountPaymentReply = v.object({
  payment_id: v.string(),
  external_id: v.string(),
  amount: Amount,
  bank_code: v.string(),
  account_number: v.string(),
});

/** `product_id` is the payment's id; the reference matches in part, so others may be among them. */
const TransactionsReply = v.object({
  data: v.array(
    v.object({
      product_id: v.string(),
      reference_id: v.string(),
      amount: Amount,
      channel_code: v.nullish(v.string(), ''),
      account_identifier: v.nullish(v.string(), ''),
    }),
  ),
});

const Refusal = v.object({
  error_code: v.optional(v.string(), 'UNKNOWN'),
  message: v.optional(v.string(), ''),
});

/** Refusals that time or the operator can cure: wrong keys, throttling, a request still under way. */
const curable = new Set([401, 403, 408, 409, 425, 429]);

/** No account may bear the name of a bank, which a buyer's address may hold. */
const NAME_REFUSED = 'CALLBACK_VIRTUAL_ACCOUNT_NAME_NOT_ALLOWED_ERROR';
const PLAIN_NAME = 'Tamu';

/**
 * The payment gateway behind Xendit's per-channel HTTP API.
 * @example createXendit({ url: 'https://api.xendit.co', secretKey: 'xnd_...' })
 */
export function createXendit({
  url,
  secretKey,
  timeout = 10_000,
  fetch = (request) => globalThis.fetch(request),
}: XenditOptions): PaymentGateway {
  const base = url.replace(/\/+$/, '');
  const authorization = `Basic ${btoa(`${secretKey}:`)}`;

  const fetchFrom = async (request: Request) => fetch(request);

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization, 'content-type': 'application/json', ...init.headers };
    const request = new Request(base + path, { ...init, headers, signal: AbortSignal.timeout(timeout) });
    const failed = (code: string) => new GatewayError(code, `The gateway did not answer ${path}`, false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Not left to the signal alone: a fetch that keeps no hold of its request may never see it abort.
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(failed('TIMEOUT')), timeout);
    });
    const answered = fetchFrom(request).catch((cause) => {
      throw failed((cause as Error).name === 'TimeoutError' ? 'TIMEOUT' : 'UNREACHABLE');
    });
    return Promise.race([answered, late]).finally(() => clearTimeout(timer));
  }

  async function open(order: VirtualAccountOrder): Promise<VirtualAccount> {
    const response = await call('/callback_virtual_accounts', {
      method: 'POST',
      // The outbox may ask twice after a crash; the gateway then answers with the same account.
      headers: { 'x-idempotency-key': order.externalId },
      body: JSON.stringify(virtualAccountBody(order)),
    });
    const reply = await read(response, VirtualAccountReply);
    return { id: reply.id, accountNumber: reply.account_number, merchantCode: reply.merchant_code };
  }

  return {
    async createVirtualAccount(order) {
      try {
        return await open(order);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.code !== NAME_REFUSED) throw error;
        return open({ ...order, name: PLAIN_NAME });
      }
    },

    async readVirtualAccountPayment(paymentId) {
      const path = `/callback_virtual_account_payments/payment_id=${encodeURIComponent(paymentId)}`;
      const response = await call(path);
      if (response.status === 404) return null;
      const reply = await read(response, VirtualAccountPaymentReply);
      return {
        paymentId: reply.payment_id,
        externalId: reply.external_id,
        amount: reply.amount,
        bankCode: reply.bank_code,
        accountNumber: reply.account_number,
      };
    },

    // https://docs.xendit.co/apidocs/list-transactions
    async findVirtualAccountPayment(externalId) {
      const search = new URLSearchParams({ ...moneyIn, reference_id: externalId });
      const { data } = await read(await call(`/transactions?${search}`), TransactionsReply);
      const found = data.find(({ reference_id }) => reference_id === externalId);
      if (!found) return null;
      return {
        paymentId: found.product_id,
        externalId,
        amount: found.amount,
        bankCode: found.channel_code,
        accountNumber: found.account_identifier,
      };
    },
  };
}

const moneyIn = { types: 'PAYMENT', statuses: 'SUCCESS', limit: '50' };

/** Always with an end: a fixed account without `expiration_date` would take money for 31 years. */
function virtualAccountBody(order: VirtualAccountOrder) {
  return {
    external_id: order.externalId,
    bank_code: order.bankCode,
    name: order.name,
    currency: 'IDR',
    is_closed: true,
    is_single_use: true,
    expected_amount: order.expectedAmount,
    expiration_date: new Date(order.expirationDate).toISOString(),
  };
}

async function read<S extends v.GenericSchema>(response: Response, schema: S): Promise<v.InferOutput<S>> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refused(response.status, body);
  const reply = v.safeParse(schema, body);
  if (reply.success) return reply.output;
  throw new GatewayError(
    'UNREADABLE',
    `The gateway answered ${response.status} with an unknown shape`,
    false,
  );
}

function refused(status: number, body: unknown): GatewayError {
  const refusal = v.safeParse(Refusal, body);
  const { error_code, message } = refusal.success ? refusal.output : { error_code: 'UNKNOWN', message: '' };
  const isFinal = status >= 400 && status < 500 && !curable.has(status);
  return new GatewayError(
    error_code,
    `The gateway refused with ${status} ${error_code} ${message}`.trim(),
    isFinal,
  );
}
