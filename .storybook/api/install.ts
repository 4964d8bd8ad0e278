import { WorkerEventSource } from './event-source.js';
import { fetchFromWorker } from './fetch.js';

/** Every story has an API address of its own, so that no story meets what another's client remembers. */
const suffix = '.panggung.invalid';

/** The address at which a story reaches the API. */
export function apiUrlOf(storyId: string): string {
  return `https://${storyId.replaceAll('--', '-')}${suffix}`;
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
