import { WorkerEventSource } from './event-source.js';
import { fetchFromWorker } from './fetch.js';

const suffix = '.panggung.invalid';
const visits = new Map<string, number>();

/**
 * The address at which a story reaches the API. Each visit has its own, so that no story meets what the client
 * remembers of another, or of an earlier visit.
 */
export function apiUrlOf(storyId: string): string {
  return `https://${storyId.replaceAll('--', '-')}-${visits.get(storyId) ?? 0}${suffix}`;
}

/** Begins a visit of a story, with nothing remembered. */
export function beginVisit(storyId: string): void {
  visits.set(storyId, (visits.get(storyId) ?? 0) + 1);
  const prefix = `panggung:${apiUrlOf(storyId)}`;
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  // Where a story stands on the site itself. AMB-053
  localStorage.removeItem('user');
}

function isForApi(url: string | URL): boolean {
  return new URL(url, location.href).hostname.endsWith(suffix);
}

/**
 * Leads calls for a story's API to the worker. Done to the page's own fetch and EventSource,
 * because the shipped elements take no other.
 */
export function installApi(): void {
  const { fetch, EventSource } = globalThis;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input;
    return isForApi(url) ? fetchFromWorker(new Request(input, init)) : fetch(input, init);
  };
  globalThis.EventSource = new Proxy(EventSource, {
    construct: (_, [url, init]: [string, EventSourceInit?]) =>
      isForApi(url) ? new WorkerEventSource(url) : new EventSource(url, init),
  });
}
