import { useMemo } from 'react';
import { type AroundNavHandler, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { chooseRoute } from '../routes.js';
import { currentEntry, nextState, paramsOf, type ScreenParams, stepsGone } from './entry.js';
import { asksToStay, isGuarded } from './leave-guard.js';
import { fetchScreen, isReady } from './screens.js';
import { keepPlace } from './scroll.js';

/** How long the old screen may stay while the next one's code comes, in ms. */
const PATIENCE_MS = 400;

let wishes = 0;

/**
 * Stands around each navigation: numbers its entry, and lets the old screen stay until the next can be drawn.
 * The last wish wins.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  if (asksToStay(() => aroundNavigation(navigate, to, options))) return;
  wishes += 1;
  const wish = wishes;
  const { pathname, search } = new URL(to, location.href);
  const go = () => {
    if (wish !== wishes) return;
    keepPlace();
    const state = nextState(options?.state as ScreenParams | undefined, {
      isReplacing: options?.replace === true,
      isSameScreen: pathname === location.pathname,
    });
    navigate(to, { ...options, state });
  };
  const route = chooseRoute(pathname, search);
  if (isReady(route)) return go();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // A screen that cannot be fetched says so in its own place.
  Promise.race([fetchScreen(route).catch(() => {}), patience]).then(go);
};

/**
 * Hears the browser's own buttons: they drop a navigation that still waits for its screen, and whoever would lose
 * something by them is brought back first, then asked.
 */
export function watchOwnButtons(): void {
  /** How far they went who are being brought back. */
  let gone = 0;
  const hear = (event: PopStateEvent) => {
    wishes += 1;
    const steps = stepsGone();
    const isBack = gone !== 0 && steps === 0;
    if (!isBack && (steps === 0 || !isGuarded())) return;
    // Nobody is to draw another screen meanwhile.
    event.stopImmediatePropagation();
    const wish = gone;
    gone = steps;
    if (isBack) asksToStay(() => history.go(wish));
    else history.go(-steps);
  };
  window.addEventListener('popstate', hear);
}

export interface Navigate {
  /** Goes to a path of the site. @example go('/login') */
  go(path: string, options?: { replace?: boolean; state?: ScreenParams }): void;
  /** Goes back, or to the dashboard where the tab's history begins here. AMB-020. */
  goBack(): void;
}

/** Moves the visitor within the site. */
export function useNavigate(): Navigate {
  const [, go] = useLocation();
  return useMemo(
    () => ({
      go: (path, options) => go(path, options),
      goBack() {
        if (currentEntry().at > 0) history.back();
        else go('/', { replace: true });
      },
    }),
    [go],
  );
}

/** What the screen before handed over. */
export function useScreenParams(): ScreenParams {
  return paramsOf(useHistoryState());
}
