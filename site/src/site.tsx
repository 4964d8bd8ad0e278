import { PanggungProvider } from '@panggung/react';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { preloadOnIntent } from './navigation/intent.js';
import { aroundNavigation } from './navigation/navigate.js';
import { useReadingPlace, watchScroll } from './navigation/scroll.js';
import { Notices } from './notices/notices.js';
import { useWorker } from './offline/use-worker.js';
import { apiUrl } from './product.js';
import { Screen } from './shell/screen.js';
import { SettingsProvider, useSettings } from './shell/settings.js';
import { usePanggungHooks } from './use-panggung-hooks.js';

/** The whole site: settings, navigation, the screen of the address, and the notices over it. */
export function Site() {
  return (
    <SettingsProvider>
      <Router aroundNav={aroundNavigation}>
        <Stage />
      </Router>
    </SettingsProvider>
  );
}

function Stage() {
  const { theme, language } = useSettings();
  useEffect(watchScroll, []);
  useEffect(preloadOnIntent, []);
  useWorker();
  useReadingPlace();
  return (
    <PanggungProvider apiUrl={apiUrl} siteUrl={apiUrl} language={language} theme={theme}>
      <Page />
    </PanggungProvider>
  );
}

function Page() {
  usePanggungHooks();
  return (
    <>
      <Screen />
      <Notices />
    </>
  );
}
