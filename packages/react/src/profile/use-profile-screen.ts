import { useEffect, useRef, useState } from 'react';

/** The screens of the profile, in the order of the side list; `edit` is reached from `detail`. P-01. */
const profileScreens = ['detail', 'edit', 'password', 'sessions'] as const;
export type ProfileScreen = (typeof profileScreens)[number];

/** How a page steers the profile. */
export interface ProfileControl {
  /**
   * The screen shown. With `onScreenChange` the page leads; without, the profile begins there and goes its own way.
   * @default 'detail'
   */
  screen?: ProfileScreen | undefined;
  /** Another screen is wanted. */
  onScreenChange?: ((screen: ProfileScreen) => void) | undefined;
  /** Where each screen has an address of its own; without, the way between them are buttons. */
  screenHref?: ((screen: ProfileScreen) => string) | undefined;
}

/** What the parts of a profile need to find each other. */
export interface ProfileWay {
  screen: ProfileScreen;
  go: (screen: ProfileScreen) => void;
  hrefOf: ((screen: ProfileScreen) => string) | undefined;
}

function toScreen(name: string | undefined): ProfileScreen {
  return profileScreens.find((screen) => screen === name) ?? 'detail';
}

/** Where the profile stands, and the way on. */
export function useProfileScreen({ screen, onScreenChange, screenHref }: ProfileControl): ProfileWay {
  const [own, setOwn] = useState(() => toScreen(screen));
  useEffect(() => setOwn(toScreen(screen)), [screen]);
  const shown = onScreenChange && screen !== undefined ? toScreen(screen) : own;
  const go = (next: ProfileScreen) => {
    setOwn(next);
    onScreenChange?.(next);
  };
  return { screen: shown, go, hrefOf: screenHref };
}

/**
 * Goes on after a moment. Answers how to start the clock; whoever has gone somewhere else, before or after that, is left
 * alone.
 */
export function useLaterOn(way: ProfileWay, delay: number): (next: ProfileScreen) => void {
  const { screen } = way;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const here = useRef<ProfileScreen>(null);
  const latest = useRef(way);
  latest.current = way;
  useEffect(() => {
    here.current = screen;
    return () => {
      here.current = null;
      clearTimeout(timer.current);
    };
  }, [screen]);
  return (next) => {
    if (here.current !== screen) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.go(next), delay);
  };
}
