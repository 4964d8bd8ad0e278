import type { Language } from '@panggung/core';
import { useSettings, useShellWords } from './settings.js';

/** What each catalogue calls itself; never translated. */
const languageNames: Record<Language, string> = {
  default: 'Standard',
  id: 'Bahasa Indonesia',
  en: 'English',
};

/** Chooses the words of the whole site. A-76, AMB-004. */
export function LanguageSwitch() {
  const { language, setLanguage } = useSettings();
  const words = useShellWords();
  return (
    <select
      className="site-language"
      aria-label={words.language}
      value={language}
      onChange={(event) => setLanguage(event.target.value)}
    >
      {Object.entries(languageNames).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
