import { Link } from 'wouter';
import { barLinks } from './bar-links.js';
import { ShellIcon } from './icons.js';
import { LanguageSwitch } from './language-switch.js';
import { useSettings, useShellWords } from './settings.js';
import { useDisclosure } from './use-disclosure.js';
import { usePerson } from './use-person.js';

/** On a narrow page, everything the bar has no room for. A-70. */
export function MainMenu() {
  const { isOpen, root, button, id } = useDisclosure();
  const words = useShellWords();
  return (
    <div className="site-menu site-bar__narrow" ref={root}>
      <button {...button} aria-label={words.menu}>
        <ShellIcon name={isOpen ? 'close' : 'menu'} />
      </button>
      {isOpen && <MenuPanel id={id} />}
    </div>
  );
}

function MenuPanel({ id }: { id: string }) {
  const words = useShellWords();
  const type = usePerson()?.type;
  return (
    <nav id={id} className="site-panel" aria-label={words.menu}>
      {barLinks(type).map(({ to, word, icon }) => (
        <Link key={to} className="site-menu__item" to={to}>
          <ShellIcon name={icon} />
          {words[word]}
        </Link>
      ))}
      <Link className="site-menu__item" to="/show">
        <ShellIcon name="shows" />
        {words.shows}
      </Link>
      <ThemeItem />
      <div className="site-menu__item">
        <ShellIcon name="language" />
        <LanguageSwitch />
      </div>
    </nav>
  );
}

function ThemeItem() {
  const { theme, setTheme } = useSettings();
  const words = useShellWords();
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      className="site-menu__item"
      aria-pressed={isDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <ShellIcon name={isDark ? 'sun' : 'moon'} />
      {words.dark}
      <span className="site-switch" aria-hidden="true" />
    </button>
  );
}
