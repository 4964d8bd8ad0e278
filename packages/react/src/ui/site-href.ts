import { useSettings } from './panggung-provider.js';

/**
 * The address of a path on the product's site.
 * @example const href = useSiteHref('/yourTicket');
 */
export function useSiteHref(path: string): string {
  const { siteUrl, apiUrl = '' } = useSettings();
  return `${siteUrl ?? apiUrl}${path}`;
}
