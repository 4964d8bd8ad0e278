import { searchText } from '@panggung/core';
import { SearchResults } from '@panggung/react';
import { useSearchParams } from 'wouter';
import { pageOf } from '../page-of.js';
import { useShellWords } from '../shell/settings.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { useShowLinks } from '../show-links.js';

/** What was found, eight a page, the page kept in the address., D-03. */
export function SearchPage() {
  const words = useShellWords();
  const [query, setQuery] = useSearchParams();
  const q = searchText(query.get('q'));
  usePageTitle(q || undefined);
  const openPage = (page: number) =>
    setQuery((now) => {
      now.set('page', String(page));
      return now;
    });
  return (
    <section className="site-wrap site-list">
      <h1>{q || words.search}</h1>
      <SearchResults
        q={q}
        page={pageOf(query)}
        onPageChange={({ detail }) => openPage(detail.page)}
        {...useShowLinks()}
      />
    </section>
  );
}
