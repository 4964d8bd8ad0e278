import { type Language, toLanguage } from '@panggung/core';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useAncestorAttribute } from './ancestor-attribute.js';
import { ErrorBoundary } from './error-boundary.js';
import { fetchLater } from './later.js';
import { type PanggungSettings, SettingsContext, type Theme, useSettings } from './panggung-provider.js';

/** The page's language for assistive technology; the `default` catalogue speaks English in the main. */
const languageTag: Record<Language, string> = { default: 'en', id: 'id', en: 'en' };

interface WidgetPlace {
  language: Language;
  showState?: (state: string) => void;
}

const WidgetContext = createContext<WidgetPlace>({ language: 'default' });

/** The catalogue that holds here. */
export function useLanguage(): Language {
  return useContext(WidgetContext).language;
}

/** Shows the widget's one named state on its root as `data-state`. */
export function useWidgetState(state: string): void {
  const { showState } = useContext(WidgetContext);
  useLayoutEffect(() => showState?.(state), [showState, state]);
}

/** The element a widget stands in. Not a state: each widget would be drawn twice before anybody sees it. */
function useRoot() {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  const showState = useCallback((state = last.current) => {
    last.current = state;
    if (root.current && state) root.current.dataset.state = state;
  }, []);
  // What is drawn inside names its state before the root is there.
  useLayoutEffect(() => showState(), [showState]);
  return { root, showState };
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
  const { root, showState } = useRoot();
  const pageLanguage = useAncestorAttribute(root, !settings.language && 'lang');
  const pageTheme = useAncestorAttribute(root, !settings.theme && 'data-panggung-theme');
  useEffect(fetchLater, []);
  const isNested = outer.showState !== undefined;
  const language = settings.language
    ? toLanguage(settings.language)
    : isNested
      ? outer.language
      : toLanguage(pageLanguage);
  const place = useMemo(() => ({ language, showState }), [language, showState]);
  return (
    <div
      ref={root}
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
