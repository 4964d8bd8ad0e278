import { readHandover } from '@panggung/client';
import { ACCOUNT_SNACKBAR_MS, type AccountPanel, type shellMessages } from '@panggung/core';
import { Account } from '@panggung/react';
import { useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useNavigate, useScreenParams } from '../navigation/navigate.js';
import { fetchScreen } from '../navigation/screens.js';
import { showSnackbar } from '../notices/notices.js';
import { productName } from '../product.js';
import { chooseRoute, findRoute } from '../routes.js';
import { useShellWords } from '../shell/settings.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { usePerson } from '../shell/use-person.js';
import { HandoverPage } from './handover-page.js';
import { NextPoster } from './next-poster.js';

/**
 * Login, register and forgot password in one screen, and the reset screen: one widget, so that the new password is at
 * hand for the login. Who is signed in goes on to the dashboard, or to where
 * they came from to sign in., AMB-028.
 */
export function AccountPage() {
  const [path] = useLocation();
  const search = useSearch();
  const isReset = chooseRoute(path, search).path === '/resetPassword';
  const isHandover = !isReset && new URLSearchParams(search).has('handover');
  // Who was invited comes to register. AMB-042.
  const first = new URLSearchParams(search).get('referral') ? 'register' : 'login';
  const [chosen, choose] = useState<AccountPanel>(first);
  const isSignedIn = usePerson() !== null;
  const { returnTo = '/' } = useScreenParams();
  useEffect(() => void fetchScreen(findRoute('/')).catch(() => {}), []);
  if (isHandover) return <HandoverPage key={search} request={readHandover(search)} />;
  if (isSignedIn && !isReset && chosen !== 'forgot') return <Redirect to={returnTo} replace />;
  return (
    <div className="site-wrap site-account">
      <h1 className="panggung-hidden">{productName}</h1>
      <AccountPlace panel={isReset ? 'reset' : chosen} onChoose={choose} />
      <NextPoster />
    </div>
  );
}

interface AccountPlaceProps {
  panel: AccountPanel;
  onChoose(panel: AccountPanel): void;
}

const titles = {
  login: 'login',
  register: 'register',
  forgot: 'forgot_password',
  reset: 'reset_password',
} as const satisfies Record<AccountPanel, keyof (typeof shellMessages)['default']>;

function AccountPlace({ panel, onChoose }: AccountPlaceProps) {
  const query = new URLSearchParams(useSearch());
  const isReset = panel === 'reset';
  const { go } = useNavigate();
  const { returnTo = '/' } = useScreenParams();
  usePageTitle(useShellWords()[titles[panel]]);
  return (
    <Account
      panel={panel}
      actionCode={isReset ? (query.get('actionCode') ?? '') : undefined}
      referral={query.get('referral') ?? undefined}
      onPanelChange={(next) => {
        onChoose(next);
        if (isReset) go('/login', { replace: true });
      }}
      onSignedIn={({ message }) => {
        if (message) showSnackbar(message, ACCOUNT_SNACKBAR_MS);
        go(returnTo, { replace: true });
      }}
    />
  );
}
