import { ShowGrid } from '@panggung/react';
import { useSearchParams } from 'wouter';
import { useScreenParams } from '../navigation/navigate.js';
import { useShellWords } from '../shell/settings.js';
import { useShowLinks } from '../show-links.js';

/** All shows, or those of one status, eight a page, the page kept in the address. A-17, E-01, AMB-016. */
export function ShowListPage() {
  const words = useShellWords();
  const [query, setQuery] = useSearchParams();
  const { videoStatus } = useScreenParams();
  const openPage = (page: number) =>
    setQuery(
      (now) => {
        now.set('page', String(page));
        return now;
      },
      { state: { videoStatus } },
    );
  return (
    <section className="site-wrap site-list">
      <h1>{words.all_shows}</h1>
      <h2 className="panggung-hidden">{words.shows}</h2>
      <ShowGrid
        status={query.get('videoStatus') ?? videoStatus}
        page={Math.max(1, Number(query.get('page')) || 1)}
        onPageChange={openPage}
        {...useShowLinks()}
      />
    </section>
  );
}
