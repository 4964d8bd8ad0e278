import { readHandover } from '@panggung/client';
import { ACCOUNT_SNACKBAR_MS, type AccountPanel } from '@panggung/core';
import { Account, usePanggung } from '@panggung/react';
import { useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useNavigate } from '../navigation/navigate.js';
import { fetchScreen } from '../navigation/screens.js';
import { showSnackbar } from '../notices/notices.js';
import { productName } from '../product.js';
import { chooseRoute, findRoute } from '../routes.js';
import { usePerson } from '../shell/use-person.js';
import { HandoverPage } from './handover-page.js';
import { NextPoster } from './next-poster.js';

/**
 * Login, register and forgot password in one screen, and the reset screen: one widget, so that the new password is at
 * hand for the login. Who is signed in goes on to the dashboard., AMB-028.
 */
export function AccountPage() {
  const [path] = useLocation();
  const search = useSearch();
  const isReset = chooseRoute(path, search).path === '/resetPassword';
  const handover = isReset ? null : readHandover(search);
  const isSignedIn = usePerson() !== null;
  useEffect(() => void fetchScreen(findRoute('/')).catch(() => {}), []);
  useSignOut(isReset && isSignedIn);
  if (handover) return <HandoverPage request={handover} />;
  if (isSignedIn && !isReset) return <Redirect to="/" replace />;
  return (
    <div className="site-wrap site-account">
      <h1 className="panggung-hidden">{productName}</h1>
      <AccountPlace isReset={isReset} />
      <NextPoster />
    </div>
  );
}

/** Whoever opens a reset link is nobody until they have logged in with the new password. B-42. */
function useSignOut(isWanted: boolean): void {
  const { session } = usePanggung();
  useEffect(() => {
    if (isWanted) void session.signOut();
  }, [isWanted, session]);
}

function AccountPlace({ isReset }: { isReset: boolean }) {
  const query = new URLSearchParams(useSearch());
  const [panel, setPanel] = useState<AccountPanel>('login');
  const { go } = useNavigate();
  return (
    <Account
      panel={isReset ? 'reset' : panel}
      actionCode={isReset ? (query.get('actionCode') ?? '') : undefined}
      referral={query.get('referral') ?? undefined}
      onPanelChange={(next) => {
        setPanel(next);
        if (isReset) go('/login', { replace: true });
      }}
      onSignedIn={({ message }) => {
        if (message) showSnackbar(message, ACCOUNT_SNACKBAR_MS);
        go('/', { replace: true });
      }}
    />
  );
}
