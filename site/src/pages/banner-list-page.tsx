import { Banners } from '@panggung/react';
import { useSearchParams } from 'wouter';
import { pageOf } from '../page-of.js';
import { useShellWords } from '../shell/settings.js';
import { showHref } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';

/** All banners, eight a page, the page kept in the address. A-20, AMB-031. */
export function BannerListPage() {
  const words = useShellWords();
  const { onBannerSelect } = useSiteLinks();
  const [query, setQuery] = useSearchParams();
  const openPage = (page: number) =>
    setQuery((now) => {
      now.set('page', String(page));
      return now;
    });
  return (
    <section className="site-wrap site-list">
      <h1>{words.banners}</h1>
      <Banners
        view="list"
        page={pageOf(query)}
        onPageChange={({ detail }) => openPage(detail.page)}
        showHref={showHref}
        onBannerSelect={onBannerSelect}
      />
    </section>
  );
}
