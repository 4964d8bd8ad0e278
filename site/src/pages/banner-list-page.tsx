import { Banners } from '@panggung/react';
import { useShellWords } from '../shell/settings.js';
import { showHref } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';
import { usePage } from '../use-page.js';

/** All banners, eight a page, the page kept in the address. A-20, AMB-031. */
export function BannerListPage() {
  const words = useShellWords();
  const { onBannerSelect } = useSiteLinks();
  return (
    <section className="site-wrap site-list">
      <h1>{words.banners}</h1>
      <Banners view="list" {...usePage()} showHref={showHref} onBannerSelect={onBannerSelect} />
    </section>
  );
}
