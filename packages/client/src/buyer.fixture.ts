import type { CheckoutState, Id, Show, SignedIn } from '@panggung/core';
import { ADDRESS_HEADER, API_URL, type Api } from '../../../tests/api.js';
import { createCheckout } from './checkout.js';
import type { Checkout } from './checkout-control.js';
import type { CheckoutSnapshot } from './checkout-store.js';
import { createPanggung, type Panggung } from './panggung.js';

/** What a browser keeps between visits, and shares between tabs. */
export function createArea(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { names(): string[] } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    names: () => [...kept.keys()],
  };
}

/** A call that a network carried. */
export interface Asked {
  method: string;
  path: string;
  key: string | null;
  body: Record<string, unknown> | null;
}

let networks = 0;

/** A network that a test can cut: before the API hears a call, or before the answer comes back. */
export function createNetwork(api: Api) {
  const address = `10.0.0.${++networks}`;
  const asked: Asked[] = [];
  let fault: ((path: string) => 'lost' | 'unanswered' | undefined) | null = null;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set(ADDRESS_HEADER, address);
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const text = await request.clone().text();
    const body = text ? JSON.parse(text) : null;
    asked.push({ method, path: pathname + search, key: headers.get('idempotency-key'), body });
    const wrong = fault?.(`${method} ${pathname}`);
    if (wrong === 'lost') throw new TypeError('Failed to fetch');
    const response = await api.fetch(request);
    if (wrong === 'unanswered') throw new TypeError('Failed to fetch');
    return response;
  };
  return {
    fetch,
    asked,
    /** Lets calls go wrong from now on; null heals the network. */
    break(next: typeof fault) {
      fault = next;
    },
  };
}

export interface Buyer {
  panggung: Panggung;
  checkout: Checkout;
  told: string[];
  /** Settles when the purchase is in one of these states. */
  is(...states: CheckoutState[]): Promise<CheckoutSnapshot>;
  /** Settles when the purchase looks right. */
  until(isRight: (snapshot: CheckoutSnapshot) => boolean): Promise<CheckoutSnapshot>;
  /** Types, submits, and waits for the methods. */
  reachMethods(email: string): Promise<CheckoutSnapshot>;
  /** The whole way to a pending payment. */
  buy(email: string): Promise<CheckoutSnapshot>;
  leave(): void;
}

export interface BuyerOptions {
  show: Show;
  fetch: typeof globalThis.fetch;
  /** @default an own one; null for a browser that denies storage */
  area?: ReturnType<typeof createArea> | null;
  /** Who is signed in already. @default a guest */
  user?: SignedIn;
  /** Whom the ticket is for, if somebody else. */
  forUserId?: Id;
}

/** As the session keeps who is signed in. */
const USER_KEY = `panggung:${API_URL}:user`;

/** Somebody at a page that sells one show; listening, as a page does. */
export function createBuyer({ show, fetch, area = createArea(), user, forUserId }: BuyerOptions): Buyer {
  if (user) area?.setItem(USER_KEY, JSON.stringify(user));
  const panggung = createPanggung({ apiUrl: API_URL, fetch, storage: area });
  const checkout = createCheckout(panggung, String(show.id), { forUserId });
  const told: string[] = [];
  const stops = [checkout.listen((what) => told.push(what)), checkout.$state.listen(() => {})];

  const until: Buyer['until'] = (isRight) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`Still ${JSON.stringify(checkout.$state.get())}`));
      }, 15_000);
      const stop = checkout.$state.subscribe((snapshot) => {
        if (!isRight(snapshot)) return;
        clearTimeout(timer);
        queueMicrotask(() => stop());
        resolve(snapshot);
      });
    });
  const is: Buyer['is'] = (...states) => until(({ state }) => states.includes(state));

  const reachMethods: Buyer['reachMethods'] = async (email) => {
    checkout.type(email);
    checkout.submit();
    return is('method');
  };

  return {
    panggung,
    checkout,
    told,
    is,
    until,
    reachMethods,
    async buy(email) {
      const { methods } = await reachMethods(email);
      checkout.choose(methods[0]?.id ?? '');
      checkout.order();
      return is('pending');
    },
    leave: () => {
      for (const stop of stops) stop();
    },
  };
}
