import type { AccountPanel } from '@panggung/core';
import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import { type PanggungSettings, usePanggung, useSettings } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { ElsewherePanel } from './elsewhere-panel.js';
import { ForgotPanel } from './forgot-panel.js';
import { LoginPanel } from './login-panel.js';
import { RegisterPanel } from './register-panel.js';
import { ResetPanel } from './reset-panel.js';
import { SignedIn } from './signed-in.js';
import { type AccountControl, type PanelProps, useAccount } from './use-account.js';

export interface AccountProps extends PanggungSettings, AccountControl {}

const panels: Record<AccountPanel, ComponentType<PanelProps>> = {
  login: LoginPanel,
  register: RegisterPanel,
  forgot: ForgotPanel,
  reset: ResetPanel,
};

/** Moves the focus to the heading of another panel, once the person is past the first one. */
function usePanelFocus(frame: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const heading = frame.current?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'nearest' });
  }, [frame, state]);
}

function AccountBody(control: AccountProps) {
  const { session, isOnSite, apiUrl } = usePanggung();
  const { siteUrl = apiUrl } = useSettings();
  const screen = useAccount(control);
  const person = useStore(session.$person);
  const frame = useRef<HTMLDivElement>(null);
  const state = person ? 'signed_in' : isOnSite ? screen.panel : 'elsewhere';
  useWidgetState(state);
  usePanelFocus(frame, state);

  const signedIn = (message: string | null) => {
    if (control.onSignedIn) control.onSignedIn({ message });
    else if (message) screen.confirm(message);
    // A page that does not lead the person on itself begins anew. B-31, AMB-032.
    else void session.reload();
  };
  const Panel = panels[screen.panel];
  const siteName = new URL(siteUrl, location.href).host;
  const given = { screen, control, onSignedIn: signedIn, siteUrl, siteName };
  return (
    <div ref={frame} className="panggung-account__frame">
      {person && <SignedIn person={person} />}
      {state === 'elsewhere' && <ElsewherePanel {...given} />}
      {state === screen.panel && <Panel {...given} />}
      {screen.snackbar}
    </div>
  );
}

/**
 * Signing in, registering, and getting back in, in one place; on a partner's page by way of the main site.
 * @example <Account onSignedIn={() => navigate('/')} />
 */
export function Account(props: AccountProps) {
  return (
    <Widget {...props} name="account">
      <AccountBody {...props} />
    </Widget>
  );
}
