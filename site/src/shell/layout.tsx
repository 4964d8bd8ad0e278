import { PanggungProvider } from '@panggung/react';
import { Suspense, useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { apiUrl } from '../product.js';
import { AlertProvider } from './alerts.js';
import { Footer } from './footer.js';
import { SettingsProvider, useSettings, useShellWords } from './settings.js';
import { TopBar } from './top-bar.js';

/** What every screen stands in: bar, alerts, the screen, footer. */
export function Layout() {
  return (
    <SettingsProvider>
      <AlertProvider>
        <Stage />
      </AlertProvider>
    </SettingsProvider>
  );
}

// Screens that begin with the light of a show's cover. A-57, AMB-034.
const clearPaths = ['/', '/show/detail'];

function Stage() {
  const { theme, language } = useSettings();
  const words = useShellWords();
  const { pathname } = useLocation();
  const isClear = clearPaths.includes(pathname.toLowerCase().replace(/(.)\/$/, '$1'));
  return (
    <PanggungProvider apiUrl={apiUrl} language={language} theme={theme}>
      <a className="site-skip" href="#main">
        {words.skip}
      </a>
      <TopBar isClear={isClear} />
      <Main isUnderBar={isClear} />
      <Footer />
      <ScrollRestoration getKey={readingPlace} />
    </PanggungProvider>
  );
}

/** Pages reached by a whole load all have one key: each address keeps its own place then. */
function readingPlace({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function Main({ isUnderBar }: { isUnderBar: boolean }) {
  return (
    <main id="main" className="site-main" data-under-bar={isUnderBar} ref={useFocusOnArrival()} tabIndex={-1}>
      <Suspense fallback={<div className="site-waiting" />}>
        <Outlet />
      </Suspense>
    </main>
  );
}

/** Moves the focus to a new screen, so that a reader starts there and not at the link that is gone. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
