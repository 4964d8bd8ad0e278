import type { SignedIn } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { ADDRESS_HEADER, API_URL, type Api, createClock, startApi } from '../../../tests/api.js';
import { enter, type Person } from '../../../tests/people.js';
import { createPanggung, type Panggung } from './panggung.js';
import type { StorageArea } from './storage.js';

/** What may go wrong with a call: it is not heard, its answer is lost or held up, or somebody else answers. */
export type Fault = 'lost' | 'unanswered' | Promise<void> | Response | undefined;

export interface Visit {
  call: string;
  bearer: string | null;
  /** What the API answered; 0 while it has not. */
  status: number;
}

export interface VisitorOptions {
  api: Api;
  /** A partner's page, with its origin and key. @default the site's own */
  page?: { origin: string; key: string };
  /** @default storage that all tabs share; null for a browser that denies it */
  area?: StorageArea | null;
}

/** Somebody at a browser: cookies, storage and tabs, and a network that a test can break. */
export interface Visitor {
  /** Opens a tab. */
  open(): Panggung;
  /** What was asked of the API, in order. */
  visits: Visit[];
  /** What the browser's storage holds. */
  kept: Map<string, string>;
  /** Lets calls go wrong from now on; null heals the network. */
  break(fault: ((call: string) => Fault) | null): void;
  /** Registers somebody new, and signs them in at a tab as the account widget would. */
  signIn(panggung: Panggung, changes?: Partial<SignedIn>): Promise<Person>;
}

/** Where the page has been sent; a stand-in for the browser's own address bar. */
export function watchAddress(): string[] {
  const moves: string[] = [];
  const location = {
    origin: API_URL,
    href: `${API_URL}/show`,
    reload: () => moves.push('reload'),
    assign: (path: string) => moves.push(path),
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { back: () => moves.push('back') });
  return moves;
}

/** Storage that tells the page of changes, as browsers tell other tabs. */
function sharedArea(kept: Map<string, string>): StorageArea {
  const tell = (key: string) => globalThis.dispatchEvent?.(Object.assign(new Event('storage'), { key }));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      kept.set(key, value);
      tell(key);
    },
    removeItem(key) {
      kept.delete(key);
      tell(key);
    },
  };
}

/** Lets Node's page hear of storage. */
export function watchStorage(): void {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
}

/** What the tests of a file share: an API, which forgives a minute's calls before each, and a page of their own. */
export function visitedApi(): { readonly api: Api } {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ clock: createClock(Date.now()) });
  });
  afterAll(() => api.stop());
  beforeEach(() => {
    watchAddress();
    watchStorage();
    api.advance(60_000);
  });
  afterEach(() => void vi.unstubAllGlobals());
  return {
    get api() {
      return api;
    },
  };
}

let visitors = 0;

export function createVisitor({ api, page, area }: VisitorOptions): Visitor {
  const address = `10.1.${visitors >> 8}.${visitors++ & 255}`;
  const kept = new Map<string, string>();
  const visits: Visit[] = [];
  const shared = area === undefined ? sharedArea(kept) : area;
  let cookie = '';
  let fault: ((call: string) => Fault) | null = null;

  function ofBrowser(request: Request): Request {
    request.headers.set(ADDRESS_HEADER, address);
    if (page) request.headers.set('origin', page.origin);
    else if (new URL(request.url).pathname.startsWith('/auth/')) request.headers.set('cookie', cookie);
    return request;
  }

  async function answer(request: Request, visit: Visit, wrong: Fault): Promise<Response> {
    const response = wrong instanceof Response ? wrong.clone() : await api.fetch(ofBrowser(request));
    visit.status = response.status;
    const set = response.headers.get('set-cookie');
    if (set !== null) [cookie = ''] = set.split(';');
    await wrong;
    if (wrong === 'unanswered') throw new TypeError('Failed to fetch');
    return response;
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const visit = { call, bearer: request.headers.get('authorization'), status: 0 };
    visits.push(visit);
    const wrong = fault?.(call);
    if (wrong === 'lost') throw new TypeError('Failed to fetch');
    return answer(request, visit, wrong);
  };

  return {
    visits,
    kept,
    open: () => createPanggung({ apiUrl: API_URL, fetch, storage: shared, partnerKey: page?.key }),
    break(next) {
      fault = next;
    },
    async signIn({ session }, changes) {
      const { email } = await api.signIn();
      const headers = page && { origin: page.origin, 'x-panggung-key': page.key };
      const person = await enter(api, email, headers);
      cookie = person.cookie;
      await session.signIn({ ...person.user, ...changes });
      return person;
    },
  };
}
