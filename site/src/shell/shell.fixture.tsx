import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Notices } from '../notices/notices.js';
import './shell.css';
import './top-bar.css';
import './search-toggle.css';
import './menu.css';
import '../pages/pages.css';
import { Screen } from './screen.js';
import { SettingsProvider } from './settings.js';

export interface ShellProps {
  /** The address, without the browser's own. */
  path: string;
  /** Drawn in the place of the screen of the address. */
  children?: ReactNode;
}

/** The shell around one address, as a story shows it. */
export function Shell({ path, children = <Screen /> }: ShellProps) {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path }));
  return (
    <SettingsProvider>
      <Router hook={hook} searchHook={searchHook}>
        {children}
        <Notices />
      </Router>
    </SettingsProvider>
  );
}
