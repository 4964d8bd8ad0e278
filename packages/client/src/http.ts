import {
  type Call,
  type CallInput,
  type CallReply,
  type CreationCall,
  type InsertCall,
  REQUEST_TIMEOUT_MS,
} from '@panggung/core';
import { atom, type WritableAtom } from 'nanostores';
import { ApiError } from './api-error.js';
import { readReply, unanswered } from './http-reply.js';
import type { Session } from './session.js';

export type Fetch = typeof globalThis.fetch;

export interface HttpOptions {
  /** Where the API stands, without a trailing slash. */
  apiUrl: string;
  /** Sent with what changes something, from a partner's page; a function, since it may be learned late. */
  partnerKey?: () => string | undefined;
  /** @default the page's own fetch */
  fetch?: Fetch | undefined;
  /** Told of each answer and when it was asked for, in local epoch ms. */
  onResponse?: (response: Response, askedAt: number) => void;
  /** Sends as whoever signed in. @default as a guest */
  guard?: Session['guard'];
}

interface CallWays {
  /** Gives the call up, which then fails with `aborted`. */
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
}

/** What goes into a call: its parameters, and the key that makes it safe to repeat what creates something. */
export type CallOptions<C extends Call> = CallInput<C> &
  (C extends InsertCall ? { idempotencyKey: string } : unknown) &
  (C extends CreationCall ? { idempotencyKey?: string } : unknown) &
  CallWays;

/** One way to every call of the contract; rejects with {@link ApiError} only. */
export interface Http {
  call<C extends Call>(name: C, options: CallOptions<C>): Promise<CallReply<C>>;
  /** Whether the last word from the API was a time-out; a success clears it. R-07, AMB-183. */
  $timedOut: WritableAtom<boolean>;
}

interface Input extends CallWays {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  idempotencyKey?: string;
}

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 300;
/** Longer waits are the caller's to show, not to hide inside a call. */
const LONGEST_WAIT_MS = 5000;

const wait = (span: number) => new Promise((done) => setTimeout(done, span));

/** Half fixed, half random, so that a crowd does not come back in step. */
function backOff(attempt: number): number {
  return FIRST_DELAY_MS * 2 ** attempt * (0.5 + Math.random() / 2);
}

/** A refusal that may be different in a moment; a time-out is not one, its answer may still be on its way. */
function mayPass(error: ApiError): boolean {
  return ['unreachable', 'busy', 'rate_limited', 'request_in_progress'].includes(error.code);
}

function pathOf(template: string, params: Input['params']): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
}

function queryOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const name in query) if (query[name] !== undefined) search.append(name, String(query[name]));
  return search.size > 0 ? `?${search}` : '';
}

/**
 * Builds the one fetch client: 10 s time-out, only 200 and 201 succeed, repeats only what is safe to repeat.
 * @example const http = createHttp({ apiUrl: 'https://api.example.com' });
 */
export function createHttp({ apiUrl, partnerKey, fetch, onResponse, guard }: HttpOptions): Http {
  const $timedOut = atom(false);
  const reach: Fetch = fetch ?? ((input, init) => globalThis.fetch(input, init));

  function headers(method: string, { body, idempotencyKey }: Input, bearer: string | undefined) {
    const key = method !== 'GET' && partnerKey?.();
    return {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(key && { 'x-panggung-key': key }),
    };
  }

  /** The answer and its whole text, within the time there is for both. */
  async function ask(name: string, input: Input, bearer?: string): Promise<[Response, string]> {
    const [method = 'GET', path = ''] = name.split(' ');
    const askedAt = Date.now();
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    try {
      const response = await reach(apiUrl + pathOf(path, input.params) + queryOf(input.query), {
        method,
        headers: headers(method, input, bearer),
        signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
        ...(input.body && { body: JSON.stringify(input.body) }),
        keepalive: Boolean(input.keepalive),
      });
      onResponse?.(response, askedAt);
      return [response, await response.text()];
    } catch (thrown) {
      throw unanswered(thrown);
    }
  }

  const once = async (name: string, input: Input, bearer?: string) =>
    readReply(...(await ask(name, input, bearer)));

  async function call(name: string, input: Input): Promise<unknown> {
    const isRepeatable = name.startsWith('GET') || input.idempotencyKey !== undefined;
    let silence: ApiError | null = null;
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await (guard ? guard((bearer) => once(name, input, bearer), name) : once(name, input));
        $timedOut.set(false);
        return reply;
      } catch (thrown) {
        // Anything else is a part of the program that could not be fetched.
        const error = thrown instanceof ApiError ? thrown : unanswered(thrown);
        if (error.code === 'timeout') $timedOut.set(true);
        if (!mayPass(error)) throw error;
        if (error.code === 'unreachable') silence = error;
        const delay = Math.max(error.retryAfter ?? 0, backOff(attempt));
        // A refusal for the moment says nothing of what was sent before and had no answer.
        if (!isRepeatable || attempt === ATTEMPTS || delay > LONGEST_WAIT_MS) throw silence ?? error;
        await wait(delay);
      }
    }
  }

  return { call: call as Http['call'], $timedOut };
}
