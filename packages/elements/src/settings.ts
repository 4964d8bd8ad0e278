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

interface PageSettings {
  settings: Settings;
  listeners: Set<(settings: Settings) => void>;
}

// Kept on the page and not in a module: the autoloader sets it without loading a widget, and two builds agree on it.
const key: unique symbol = Symbol.for('panggung.settings');

function onPage(): PageSettings {
  const page = globalThis as { [key]?: PageSettings };
  page[key] ??= { settings: {}, listeners: new Set() };
  return page[key];
}

/** Tells of the page's settings, now and whenever they change. */
export function followSettings(listener: (settings: Settings) => void): void {
  const { settings, listeners } = onPage();
  listeners.add(listener);
  listener(settings);
}

/** Changes the settings of the page. */
export function changeSettings(changes: Settings): void {
  const { settings, listeners } = onPage();
  Object.assign(settings, changes);
  for (const listener of listeners) listener(settings);
}

/** Adds what the page has not been told yet: who speaks first is right. */
export function offerSettings(offer: Settings): void {
  changeSettings({ ...offer, ...onPage().settings });
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
