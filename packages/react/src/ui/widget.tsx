import { type Language, toLanguage } from '@panggung/core';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useAncestorAttribute } from './ancestor-attribute.js';
import { ErrorBoundary } from './error-boundary.js';
import { fetchLater } from './later.js';
import { type PanggungSettings, SettingsContext, type Theme, useSettings } from './panggung-provider.js';

/** The page's language for assistive technology; the `default` catalogue speaks English in the main. */
const languageTag: Record<Language, string> = { default: 'en', id: 'id', en: 'en' };

interface WidgetPlace {
  language: Language;
  element: HTMLElement | null;
}

const WidgetContext = createContext<WidgetPlace>({ language: 'default', element: null });

/** The catalogue that holds here. */
export function useLanguage(): Language {
  return useContext(WidgetContext).language;
}

/** Shows the widget's one named state on its root as `data-state`. */
export function useWidgetState(state: string): void {
  const { element } = useContext(WidgetContext);
  useLayoutEffect(() => {
    if (element) element.dataset.state = state;
  }, [element, state]);
}

const themes: readonly string[] = ['light', 'dark', 'auto'] satisfies Theme[];

function toTheme(value: string | null | undefined): Theme {
  return value && themes.includes(value) ? (value as Theme) : 'light';
}

export interface WidgetProps extends PanggungSettings {
  /** The feature, as in its tag and its CSS prefix. */
  name: string;
  children: ReactNode;
}

/** The root every widget draws: the only element that knows theme and language, and the end of the road for errors. */
export function Widget({ name, children, ...own }: WidgetProps) {
  const settings = useSettings(own);
  const outer = useContext(WidgetContext);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const pageLanguage = useAncestorAttribute(element, 'lang');
  const pageTheme = useAncestorAttribute(element, 'data-panggung-theme');
  useEffect(fetchLater, []);
  const isNested = outer.element !== null;
  const language = settings.language
    ? toLanguage(settings.language)
    : isNested
      ? outer.language
      : toLanguage(pageLanguage);
  const place = useMemo(() => ({ language, element }), [language, element]);
  return (
    <div
      ref={setElement}
      className={`panggung panggung-${name}`}
      data-theme={toTheme(settings.theme ?? pageTheme)}
      lang={languageTag[language]}
    >
      <SettingsContext.Provider value={settings}>
        <WidgetContext.Provider value={place}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </WidgetContext.Provider>
      </SettingsContext.Provider>
    </div>
  );
}
