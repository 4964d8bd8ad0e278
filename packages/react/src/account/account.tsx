import type { AccountPanel } from '@panggung/core';
import { type ComponentType, useRef } from 'react';
import { type PanggungSettings, usePanggung, useSettings } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { AlertStrip } from './alert-strip.js';
import { ElsewherePanel, ForgotPanel, RegisterPanel, ResetPanel, SignedIn } from './later-panels.js';
import { LoginPanel } from './login-panel.js';
import { HasMovedContext } from './panel.js';
import { type AccountControl, type PanelProps, useAccount } from './use-account.js';

export interface AccountProps extends PanggungSettings, AccountControl {}

const panels: Record<AccountPanel, ComponentType<PanelProps>> = {
  login: LoginPanel,
  register: RegisterPanel,
  forgot: ForgotPanel,
  reset: ResetPanel,
};

/** An attribute may hold any text. */
function toPanel(name: AccountPanel | undefined): AccountPanel | undefined {
  return name && Object.hasOwn(panels, name) ? name : undefined;
}

/** Whether this state is not the one the widget began with, or was not once. */
function useHasMoved(state: string): boolean {
  const first = useRef(state);
  const hasMoved = useRef(false);
  hasMoved.current ||= first.current !== state;
  return hasMoved.current;
}

interface Surroundings {
  isOnSite: boolean;
  isSignedIn: boolean;
}

/** Ways back in that are open to whoever is signed in: until its code was checked, a link ends nobody's session. B-42. */
const waysBack: readonly AccountPanel[] = ['reset', 'forgot'];

/** What is drawn. */
function stateOf(panel: AccountPanel, { isOnSite, isSignedIn }: Surroundings) {
  if (isSignedIn && !(isOnSite && waysBack.includes(panel))) return 'signed_in';
  return isOnSite ? panel : 'elsewhere';
}

function AccountBody(control: AccountProps) {
  const { session, isOnSite, apiUrl } = usePanggung();
  const { siteUrl = apiUrl } = useSettings();
  const screen = useAccount({ ...control, panel: toPanel(control.panel) });
  const person = useStore(session.$person);
  const state = stateOf(screen.panel, { isOnSite, isSignedIn: person !== null });
  useWidgetState(state);
  const hasMoved = useHasMoved(state);

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
    <div className="panggung-account__frame">
      <HasMovedContext.Provider value={hasMoved}>
        <AlertStrip key={state}>
          {state === 'signed_in' && person && <SignedIn person={person} />}
          {state === 'elsewhere' && <ElsewherePanel {...given} />}
          {state === screen.panel && <Panel {...given} />}
        </AlertStrip>
      </HasMovedContext.Provider>
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
