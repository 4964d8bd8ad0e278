import type { Id } from '@panggung/core';
import { useSettings } from './panggung-provider.js';

/** Where a show's page is: a function of the show, or a template with `{id}` in it. */
export type ShowHref = string | ((show: { id: Id }) => string);

/** The address of a show's page, as the host wants it. */
export function useShowHref(): (show: { id: Id }) => string {
  const { showHref, siteUrl, apiUrl = '' } = useSettings();
  const target = showHref ?? `${siteUrl ?? apiUrl}/show/detail?id={id}`;
  if (typeof target === 'function') return target;
  return (show) => target.replace('{id}', encodeURIComponent(show.id));
}
