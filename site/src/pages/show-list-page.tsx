import { ShowGrid } from '@panggung/react';
import { useSearchParams } from 'react-router';
import { useShellWords } from '../shell/settings.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { useShowLinks } from '../show-links.js';

/** All shows, eight a page, the page kept in the address. E-01, AMB-016. */
export function ShowListPage() {
  const words = useShellWords();
  const [query, setQuery] = useSearchParams();
  usePageTitle(words.shows);
  const status = query.get('videoStatus') ?? undefined;
  const openPage = (page: number) =>
    setQuery((now) => {
      now.set('page', String(page));
      return now;
    });
  return (
    <section className="site-wrap site-list">
      <h1>{words.all_shows}</h1>
      <h2 className="panggung-hidden">{words.shows}</h2>
      <ShowGrid
        status={status}
        page={Math.max(1, Number(query.get('page')) || 1)}
        onPageChange={openPage}
        {...useShowLinks()}
      />
    </section>
  );
}
