import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { API_URL, type Api, type ApiOptions, createClock, startApi } from '../../../../tests/api.js';
import '../styles.css';

/** Puts widgets on a page of this width until the test is over; answers how to show something else. */
export function stage(node: ReactNode, { width = 960 }: { width?: number } = {}) {
  const place = document.createElement('div');
  place.style.width = `${width}px`;
  document.body.append(place);
  const root = createRoot(place);
  const show = (next: ReactNode) => root.render(next);
  const leave = () => {
    root.unmount();
    place.remove();
  };
  onTestFinished(leave);
  show(node);
  return { place, show, leave };
}

export interface Backstage {
  api: Api;
  /** What was asked of the API in this test. */
  asked: URL[];
  /** What the network does; the API in this page answers unless a test says otherwise. */
  network: (url: URL, request: Request) => Promise<Response>;
  /** For any widget: how to reach the API. */
  settings: { apiUrl: string; fetch: typeof fetch; language: string };
}

/** The real API in this page, one for a test file; an empty browser and no shows at the start of each test. */
export function backstage(options: () => ApiOptions = () => ({})): Backstage {
  const stand = {} as Backstage;
  beforeAll(async () => {
    stand.api = await startApi({ clock: createClock(Date.now()), ...options() });
  });
  afterAll(() => stand.api.stop());
  beforeEach(async () => {
    localStorage.clear();
    await stand.api.ports.database.updateTable('show').set({ deleted_at: Date.now() }).execute();
    // Past what the API remembers of lists.
    stand.api.advance(5000);
    stand.asked = [];
    stand.network = (_, request) => stand.api.fetch(request);
    // A new way each time: widgets that reach the API in the same way share what it answered.
    const reach: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      stand.asked.push(url);
      return stand.network(url, request);
    };
    stand.settings = { apiUrl: API_URL, fetch: reach, language: 'default' };
  });
  return stand;
}
