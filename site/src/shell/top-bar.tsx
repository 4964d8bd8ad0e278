import type { Language } from '@panggung/core';
import { Link } from 'react-router';
import { productName } from '../product.js';
import { Mark, ShellIcon } from './icons.js';
import { useSettings, useShellWords } from './settings.js';
import { useIsScrolled } from './use-is-scrolled.js';

/** The bar on top: `clear` lets the show's light through until the page is scrolled.. */
export function TopBar({ isClear }: { isClear: boolean }) {
  const isScrolled = useIsScrolled();
  const words = useShellWords();
  return (
    <header
      className="site-bar"
      data-from={isClear ? 'clear' : 'filled'}
      data-state={isClear && !isScrolled ? 'clear' : 'filled'}
    >
      <div className="site-wrap site-bar__row">
        <Link className="site-logo" to="/" aria-label={productName}>
          <Mark />
          <b>{productName.toLowerCase()}</b>
        </Link>
        <Link className="site-icon-button" to="/show" aria-label={words.shows}>
          <ShellIcon name="shows" />
        </Link>
        <LanguageSwitch />
        <ThemeToggle />
        <Link className="site-icon-button" to="/" aria-label={words.home}>
          <ShellIcon name="home" />
        </Link>
      </div>
    </header>
  );
}

function ThemeToggle() {
  const { theme, setTheme } = useSettings();
  const words = useShellWords();
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      className="site-icon-button"
      aria-label={words.dark}
      aria-pressed={isDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <ShellIcon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}

/** What each catalogue calls itself; never translated. */
export const languageNames: Record<Language, string> = {
  default: 'Standard',
  id: 'Bahasa Indonesia',
  en: 'English',
};

function LanguageSwitch() {
  const { language, setLanguage } = useSettings();
  const words = useShellWords();
  return (
    <label className="site-icon-button">
      <ShellIcon name="language" />
      <select
        className="site-language"
        aria-label={words.language}
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
      >
        {Object.entries(languageNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
