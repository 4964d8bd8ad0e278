import { type ComponentType, startTransition, useEffect, useReducer } from 'react';
import { findRoute, type SiteRoute } from '../routes.js';

const ready = new Map<SiteRoute, ComponentType>();
const fetching = new Map<SiteRoute, Promise<void>>();

/** Fetches a screen's code once; a failure is forgotten, so that the next wish tries again. */
export function fetchScreen(route: SiteRoute): Promise<void> {
  const known = fetching.get(route);
  if (known) return known;
  const fetched = route.load().then((screen) => void ready.set(route, screen));
  fetching.set(route, fetched);
  fetched.catch(() => fetching.delete(route));
  return fetched;
}

/** Whether a screen can be drawn at once. */
export function isReady(route: SiteRoute): boolean {
  return ready.has(route);
}

/** Fetches the screen a link leads to, before it is pressed. */
export function preloadHref(href: string): void {
  const { origin, pathname } = new URL(href, location.href);
  if (origin !== location.origin) return;
  fetchScreen(findRoute(pathname)).catch(() => {});
}

/** A route's screen; null while its code comes. A failure is thrown to the boundary around it. */
export function useScreen(route: SiteRoute): ComponentType | null {
  const [failure, settle] = useReducer(
    (_: unknown, next: { error: unknown; route: SiteRoute }) => next,
    null,
  );
  const screen = ready.get(route) ?? null;
  useEffect(() => {
    if (screen) return;
    let isGone = false;
    // In slices: nobody waits for an answer to a press here.
    const end = (error: unknown) => isGone || startTransition(() => settle({ error, route }));
    fetchScreen(route).then(() => end(null), end);
    return () => {
      isGone = true;
    };
  }, [route, screen]);
  if (failure?.error && failure.route === route) throw failure.error;
  return screen;
}
