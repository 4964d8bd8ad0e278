import { useSearch } from 'wouter';
import { usePageTitle } from '../shell/use-page-title.js';
import { ComingPage } from './coming-page.js';

/** What was found; so far only what was asked.. */
export function SearchPage() {
  usePageTitle(new URLSearchParams(useSearch()).get('q') || undefined);
  return <ComingPage />;
}
