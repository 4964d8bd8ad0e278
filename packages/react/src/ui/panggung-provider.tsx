import { getPanggung, type Panggung } from '@panggung/client';
import { atom } from 'nanostores';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ShowHref } from './show-href.js';
import { useStore } from './use-store.js';

/** The two looks; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto';

/** What every widget may be told. A widget's own props win over the provider's, those over {@link configurePanggung}. */
export interface PanggungSettings {
  /**
   * Address of the API, without a slash at its end.
   * @default the page's own origin
   */
  apiUrl?: string | undefined;
  /** A partner's publishable key: names who sold the ticket. */
  partnerKey?: string | undefined;
  /**
   * A catalogue (`default`, `id`, `en`) or a BCP 47 tag. AMB-004.
   * @default the nearest ancestor's `lang`, live
   */
  language?: string | undefined;
  /**
   * The look.
   * @default the nearest ancestor's `data-panggung-theme`, live, else `light`
   */
  theme?: Theme | undefined;
  /**
   * Address of the site that shows are linked to.
   * @default apiUrl
   */
  siteUrl?: string | undefined;
  /**
   * Where a show's page is: a function, or a template such as `/acara?id={id}`.
   * @default `{siteUrl}/show/detail?id={id}`
   */
  showHref?: ShowHref | undefined;
  /**
   * How to reach the network.
   * @default globalThis.fetch
   */
  fetch?: typeof globalThis.fetch | undefined;
}

const settingNames = ['apiUrl', 'partnerKey', 'language', 'theme', 'siteUrl', 'showHref', 'fetch'] as const;

/** Lays one set of settings over another; what is not said shows through. */
function mergeSettings(under: PanggungSettings, over: PanggungSettings): PanggungSettings {
  const merged: Record<string, unknown> = {};
  for (const name of settingNames) merged[name] = over[name] ?? under[name];
  return merged;
}

const $defaults = atom<PanggungSettings>({});

/**
 * Sets what widgets on this page use when neither they nor a provider say otherwise; those already drawn follow.
 * @example configurePanggung({ apiUrl: 'https://tickets.example' });
 */
export function configurePanggung(settings: PanggungSettings): void {
  $defaults.set(mergeSettings($defaults.get(), settings));
}

export const SettingsContext = createContext<PanggungSettings | null>(null);

/** The settings that hold here: the given ones, else the provider's, else the page's. */
export function useSettings(own: PanggungSettings = {}): PanggungSettings {
  const around = useContext(SettingsContext) ?? {};
  return mergeSettings(mergeSettings(useStore($defaults), around), own);
}

/** The client of the API that holds here: its stores, its clock, its session. */
export function usePanggung(): Panggung {
  const { apiUrl = globalThis.location?.origin ?? '', siteUrl, partnerKey, fetch } = useSettings();
  return useMemo(
    () => getPanggung({ apiUrl, siteUrl, partnerKey, fetch }),
    [apiUrl, siteUrl, partnerKey, fetch],
  );
}

export interface PanggungProviderProps extends PanggungSettings {
  children?: ReactNode;
}

/**
 * Gives every widget inside it the same settings.
 * @example <PanggungProvider apiUrl="https://tickets.example" theme="auto"><ShowGrid /></PanggungProvider>
 */
export function PanggungProvider({ children, ...own }: PanggungProviderProps) {
  return <SettingsContext.Provider value={useSettings(own)}>{children}</SettingsContext.Provider>;
}
