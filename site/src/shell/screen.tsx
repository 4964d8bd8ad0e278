import { Redirect, useLocation, useSearch } from 'wouter';
import { useLeaveNotFound } from '../navigation/leave.js';
import { useScreenParams } from '../navigation/navigate.js';
import { useScreen } from '../navigation/screens.js';
import { chooseRoute, type SiteRoute } from '../routes.js';
import { CrashPage } from './crash-page.js';
import { ErrorBoundary } from './error-boundary.js';
import { Frame } from './frame.js';
import { useShellWords } from './settings.js';
import { usePageTitle } from './use-page-title.js';
import { usePerson } from './use-person.js';

/** The screen of the present address, in its frame. */
export function Screen() {
  const [path] = useLocation();
  const route = chooseRoute(path, useSearch());
  return (
    <Frame route={route}>
      <ErrorBoundary place={path} fallback={<CrashPage />}>
        <Guarded route={route} />
      </ErrorBoundary>
    </Frame>
  );
}

/** Nobody gets past without having signed in, wherever the screen leads on to. A-39. */
function Guarded({ route }: { route: SiteRoute }) {
  const person = usePerson();
  const search = useSearch();
  if (route.guard === 'signed-in' && person === null) return <LeadOn from={route} to="/authorization" />;
  if (route.leadsTo) return <LeadOn from={route} to={route.leadsTo + (search && `?${search}`)} />;
  return <Titled route={route} />;
}

function LeadOn({ from, to }: { from: SiteRoute; to: string }) {
  return <Redirect key={from.path} to={to} replace />;
}

/** A screen that titles itself does so alone: an outer title would be set after it. */
function Titled({ route }: { route: SiteRoute }) {
  const isMissing = useIsMissing(route);
  useLeaveNotFound(isMissing);
  return (
    <>
      {route.title !== 'own' && <Title word={route.title} />}
      {!isMissing && <Loaded route={route} />}
    </>
  );
}

function Title({ word }: { word: Exclude<SiteRoute['title'], 'own'> }) {
  const words = useShellWords();
  usePageTitle(word ? words[word] : undefined);
  return null;
}

/** Whether the address came without what its screen needs. A-75, AMB-019. */
function useIsMissing({ needs }: SiteRoute): boolean {
  const search = useSearch();
  const params = useScreenParams();
  if (!needs) return false;
  const query = new URLSearchParams(search);
  const hasId = Boolean(query.get('id'));
  if (needs === 'payment') return !hasId && params.dataPayment === undefined;
  if (needs === 'roomVideo') return !hasId && (!params.roomVideo || !params.payment);
  if (needs === 'room') return !query.get('room') && params.room === undefined;
  return needs === 'id' ? !hasId : params[needs] === undefined;
}

function Loaded({ route }: { route: SiteRoute }) {
  const Page = useScreen(route);
  return Page ? <Page /> : <div className="site-waiting" />;
}
