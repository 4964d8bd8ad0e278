import { SEARCH_DEBOUNCE_MS } from '@panggung/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_URL, type Api, startApi } from '../../../tests/api.js';
import { createPanggung } from './panggung.js';
import { createSuggestions } from './search.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  for (const name of ['Malam Satu', 'Malam Dua', 'Senja']) await api.addShow({ name });
});
afterAll(() => api.stop());

let asked: { q: string | null; at: number; signal: AbortSignal }[];
/** What the network does with a question. */
let network: (request: Request) => Promise<Response>;
beforeEach(() => {
  asked = [];
  network = (request) => api.fetch(request);
});
afterEach(() => vi.useRealTimers());

function open() {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const q = new URL(request.url).searchParams.get('q');
    asked.push({ q, at: performance.now(), signal: request.signal });
    return network(request);
  };
  const suggestions = createSuggestions(createPanggung({ apiUrl: API_URL, fetch, storage: null }));
  const is = (status: string, text = suggestions.$suggestions.get().text) =>
    expect.poll(() => suggestions.$suggestions.get()).toMatchObject({ status, text });
  const names = () =>
    suggestions.$suggestions
      .get()
      .shows.map(({ name }) => name)
      .sort();
  return { ...suggestions, is, names };
}

describe('suggestions', () => {
  it('are asked for once, when nobody has typed for a moment', async () => {
    const field = open();
    const began = performance.now();
    for (const text of ['m', 'ma', 'mal', 'mal ']) field.type(text);
    await field.is('ready');
    expect(asked.map(({ q }) => q)).toEqual(['mal']);
    expect((asked[0]?.at ?? 0) - began).toBeGreaterThanOrEqual(SEARCH_DEBOUNCE_MS - 1);
    expect(field.names()).toEqual(['Malam Dua', 'Malam Satu']);
  });

  it('give up a question that was typed over, and never show its answer', async () => {
    const field = open();
    let answer = (_: Response) => {};
    // A network that answers even what was given up.
    network = () => new Promise((resolve) => (answer = resolve));
    field.type('malam');
    await expect.poll(() => asked).toHaveLength(1);
    network = (request) => api.fetch(request);
    field.type('senja');
    expect(asked[0]?.signal.aborted).toBe(true);
    await field.is('ready', 'senja');
    const late = Response.json({ data: [{ id: 1, name: 'Malam Satu' }] });
    answer(late);
    await expect.poll(() => late.bodyUsed).toBe(true);
    expect(field.names()).toEqual(['Senja']);
  });

  it('stay while the next ones are awaited, and go when the field is emptied', async () => {
    const field = open();
    field.type('malam');
    await field.is('ready');
    vi.useFakeTimers();
    field.type('malam s');
    expect(field.$suggestions.get()).toMatchObject({ status: 'waiting', text: 'malam s' });
    expect(field.names()).toHaveLength(2);
    field.type('  ');
    expect(field.$suggestions.get()).toEqual({ text: '', status: 'idle', shows: [] });
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
    expect(asked).toHaveLength(1);
  });

  it.each([404, 500])(
    'are none when the API refuses with %i, and come back with the next letter',
    async (status) => {
      const field = open();
      network = async () => Response.json({ code: 'not_found', message: 'no' }, { status });
      field.type('malam');
      await field.is('failed');
      expect(field.names()).toEqual([]);
      network = (request) => api.fetch(request);
      field.type('malam d');
      await field.is('ready');
      expect(field.names()).toEqual(['Malam Dua']);
    },
  );

  it('that did not come are asked for again with the same text', async () => {
    const field = open();
    network = async () => Response.json({ code: 'not_found', message: 'no' }, { status: 404 });
    field.type('malam');
    await field.is('failed');
    network = (request) => api.fetch(request);
    field.type('malam');
    await field.is('ready', 'malam');
    expect(field.names()).toEqual(['Malam Dua', 'Malam Satu']);
    field.type('malam');
    expect(field.$suggestions.get().status).toBe('ready');
  });

  it('begin with the shows whose own name it is', async () => {
    await api.addShow({ name: 'Resital', location: 'Gedung Merdeka', start_date: Date.now() + 9e9 });
    await api.addShow({ name: 'Merdeka' });
    api.advance(5000);
    const field = open();
    field.type('merdeka');
    await field.is('ready');
    expect(field.$suggestions.get().shows.map(({ name }) => name)).toEqual(['Merdeka', 'Resital']);
  });

  it('bear what is no show, and an answer that is no list', async () => {
    const field = open();
    network = async () => Response.json({ data: [null, 7, {}, { id: 3, name: { en: 'x' } }, { id: 4 }] });
    field.type('a');
    await field.is('ready');
    expect(field.$suggestions.get().shows.map(({ id }) => id)).toEqual([3, 4]);
    network = async () => Response.json({ data: 'none' });
    field.type('ab');
    await expect.poll(() => field.$suggestions.get()).toMatchObject({ text: 'ab', shows: [] });
  });
});
