import { Link, useLocation } from 'wouter';
import { productName } from '../product.js';
import { AvatarMenu } from './avatar-menu.js';
import { barLinks } from './bar-links.js';
import { Mark, ShellIcon } from './icons.js';
import { MainMenu } from './main-menu.js';
import { NotificationMenu } from './notification-menu.js';
import { SearchToggle } from './search-toggle.js';
import { useSettings, useShellWords } from './settings.js';
import { useIsScrolled } from './use-is-scrolled.js';
import { usePerson } from './use-person.js';

/** The bar on top: `clear` lets the show's light through until the page is scrolled.. */
export function TopBar({ isClear }: { isClear: boolean }) {
  const isScrolled = useIsScrolled();
  return (
    <header
      className="site-bar"
      data-from={isClear ? 'clear' : 'filled'}
      data-state={isClear && !isScrolled ? 'clear' : 'filled'}
    >
      <div className="site-wrap site-bar__row">
        <Logo />
        <SearchToggle />
        <div className="site-bar__wide">
          <ThemeToggle />
          <BarLinks />
        </div>
        <PersonPart />
        <MainMenu />
      </div>
    </header>
  );
}

/** The way home. A-47. */
export function Logo() {
  return (
    <Link className="site-logo" to="/" aria-label={productName}>
      <Mark />
      <b>{productName.toLowerCase()}</b>
    </Link>
  );
}

/** What somebody who signed in has, or the way to sign in.. */
function PersonPart() {
  const person = usePerson();
  const words = useShellWords();
  if (person === null) {
    return (
      <Link className="site-bar__login" to="/login">
        {words.login_register}
      </Link>
    );
  }
  return (
    <>
      <NotificationMenu person={person} />
      <AvatarMenu person={person} />
    </>
  );
}

function BarLinks() {
  const [path] = useLocation();
  const words = useShellWords();
  return barLinks(usePerson()?.type).map(({ to, word, icon }) => (
    <Link
      key={to}
      className="site-icon-button"
      to={to}
      aria-label={words[word]}
      title={words[word]}
      aria-current={path.toLowerCase() === to.toLowerCase() ? 'page' : undefined}
    >
      <ShellIcon name={icon} />
    </Link>
  ));
}

/** Flips light and dark; the choice is kept.. */
export function ThemeToggle() {
  const { theme, setTheme } = useSettings();
  const words = useShellWords();
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      className="site-icon-button"
      aria-label={words.dark}
      title={words.dark}
      aria-pressed={isDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <ShellIcon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}
