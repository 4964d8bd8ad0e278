/** What every element on the page uses unless its own attribute says otherwise. */
export interface Settings {
  /** Address of the API. */
  apiUrl?: string;
  /** The partner's publishable key. */
  partnerKey?: string;
  /** `default`, `id`, `en` or a BCP 47 tag. */
  language?: string;
  /** The look. */
  theme?: 'light' | 'dark' | 'auto';
  /** Address of the site that shows are linked to. */
  siteUrl?: string;
  /** Where a show's page is, with `{id}` in it. */
  showHref?: string;
}

// Kept on the page and not in a module: the autoloader sets it without loading a widget, and two builds agree on it.
const key: unique symbol = Symbol.for('panggung.settings');
const page = globalThis as { [key]?: Settings };

/** The settings given to the page so far. */
export function pageSettings(): Settings {
  page[key] ??= {};
  return page[key];
}

/** Adds what the page has not been told yet: who speaks first is right. */
export function offerSettings(settings: Settings): void {
  Object.assign(pageSettings(), { ...settings, ...pageSettings() });
}

/** The settings in a script tag's `data-` attributes; the API stands where the script came from. */
export function scriptSettings({ dataset, src }: HTMLScriptElement): Settings {
  const { key, api, site, language, theme, showHref } = dataset;
  return {
    apiUrl: api || new URL(src).origin,
    ...(key && { partnerKey: key }),
    ...(site && { siteUrl: site }),
    ...(language && { language }),
    ...(theme && { theme: theme as NonNullable<Settings['theme']> }),
    ...(showHref && { showHref }),
  };
}
