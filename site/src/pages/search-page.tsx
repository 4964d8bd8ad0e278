import { searchText } from '@panggung/core';
import { SearchResults } from '@panggung/react';
import { useSearch } from 'wouter';
import { useShellWords } from '../shell/settings.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { useShowLinks } from '../show-links.js';
import { usePage } from '../use-page.js';

/** What was found, eight a page, the page kept in the address., D-03. */
export function SearchPage() {
  const words = useShellWords();
  const q = searchText(new URLSearchParams(useSearch()).get('q'));
  usePageTitle(q || undefined);
  return (
    <section className="site-wrap site-list">
      <h1>{q || words.search}</h1>
      <SearchResults q={q} {...usePage()} {...useShowLinks()} />
    </section>
  );
}
