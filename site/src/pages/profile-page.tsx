import { Profile, type ProfileScreen } from '@panggung/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useNavigate } from '../navigation/navigate.js';
import { fetchScreen } from '../navigation/screens.js';
import { showSnackbar } from '../notices/notices.js';
import { findRoute } from '../routes.js';
import { useShellWords } from '../shell/settings.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { usePerson } from '../shell/use-person.js';

/** The documents have no address for the sessions: they are a part of the profile. A-40. */
const hrefs: Record<ProfileScreen, string> = {
  detail: '/profile/detail',
  edit: '/profile/edit',
  password: '/profile/changePassword',
  sessions: '/profile/detail?part=sessions',
};

const hrefOf = (screen: ProfileScreen) => hrefs[screen];

/** The profile at its three addresses: one widget, so that what it confirms outlives the way between them.. */
export function ProfilePage() {
  const { go } = useNavigate();
  const words = useShellWords();
  const screen = useProfileScreen();
  useProfileTitle(screen);
  // Whoever deletes the account is there before the guard of this screen finds a guest.
  useEffect(() => {
    fetchScreen(findRoute('/')).catch(() => {});
  }, []);
  const leave = () => {
    go('/', { replace: true });
    showSnackbar(words.account_deleted);
  };
  return (
    <div className="site-wrap site-profile">
      <h1 className="panggung-hidden">{words.profile}</h1>
      <Profile
        screen={screen}
        screenHref={hrefOf}
        onScreenChange={(next) => go(hrefs[next])}
        onAccountRemoved={leave}
      />
    </div>
  );
}

function useProfileScreen(): ProfileScreen {
  const [path] = useLocation();
  const part = new URLSearchParams(useSearch()).get('part');
  const known = Object.entries(hrefs).find(([, href]) => href === findRoute(path).path);
  const screen = (known?.[0] ?? 'detail') as ProfileScreen;
  return screen === 'detail' && part === 'sessions' ? 'sessions' : screen;
}

/** The name of the person at its detail.. */
function useProfileTitle(screen: ProfileScreen): void {
  const name = usePerson()?.full_name;
  const words = useShellWords();
  usePageTitle(
    { detail: name, edit: words.edit_profile, password: words.change_password, sessions: name }[screen],
  );
}
