import { type Language, languages, shellMessages } from '@panggung/core';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useStored } from '../stored.js';
import { useMediaQuery } from './use-media-query.js';

/** What a visitor has chosen for the whole site. */
export interface Settings {
  theme: 'light' | 'dark';
  language: Language;
  setTheme(theme: 'light' | 'dark'): void;
  setLanguage(language: string): void;
}

const SettingsContext = createContext<Settings | null>(null);

/** Keeps theme and language in local storage, and on the document.. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { theme, setTheme } = useTheme();
  const [stored, setLanguage] = useStored('language');
  const language = languages.find((known) => known === stored) ?? 'default';
  useEffect(() => {
    document.documentElement.lang = pageLanguage[language];
  }, [language]);
  const settings = useMemo(
    () => ({ theme, language, setTheme, setLanguage }),
    [theme, language, setTheme, setLanguage],
  ) satisfies Settings;
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

// The documents' own words are for Indonesian readers, whatever their wording.
const pageLanguage: Record<Language, string> = { default: 'id', id: 'id', en: 'en' };

/** What a browser or an installed app draws around the page: the page's own ground. */
const barColours: Record<Settings['theme'], string> = { light: '#ffffff', dark: '#0a0f12' };

/** The theme that was chosen; the system's, live, until one is. */
function useTheme(): Pick<Settings, 'theme' | 'setTheme'> {
  const [dark, setDark] = useStored('dark');
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = dark === null ? isSystemDark : dark === 'true';
  const theme = isDark ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[theme]);
  }, [theme]);
  return useMemo(
    () => ({ theme, setTheme: (next: Settings['theme']) => setDark(String(next === 'dark')) }),
    [theme, setDark],
  );
}

/** The visitor's choices and how to change them. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (settings === null) throw new Error('useSettings() outside of <SettingsProvider>: wrap the page in it.');
  return settings;
}

/** The shell's words in the visitor's language. */
export function useShellWords() {
  return shellMessages[useSettings().language];
}
