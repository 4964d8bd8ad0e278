import { createHttp, type Http } from './http.js';
import type { Panggung } from './panggung.js';

/** The same way to the API, with more headers: what must not stand in an address. AMB-196. */
export function httpWith(panggung: Panggung, headers: Record<string, string>): Http {
  const { apiUrl, clock, session } = panggung;
  const reach = panggung.fetch ?? globalThis.fetch;
  return createHttp({
    apiUrl,
    partnerKey: () => panggung.partnerKey,
    onResponse: clock.correct,
    guard: session.guard,
    fetch: (input, init) =>
      reach(input, { ...init, headers: { ...init?.headers, ...headers } as HeadersInit }),
  });
}
