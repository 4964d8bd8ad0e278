import { useStore } from '@nanostores/react';
import { getBanners } from '@panggung/client';
import { Banners, usePanggung } from '@panggung/react';
import { useShellWords } from '../shell/settings.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { showHref } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';
import { useId } from '../use-id.js';

/** One banner: its picture and what it is about. A-21, C-25, C-26. */
export function BannerDetailPage() {
  const id = useId();
  const { onBannerSelect, onListOpen } = useSiteLinks();
  useBannerTitle(id);
  return (
    <div className="site-banner">
      <Banners
        view="detail"
        banner={id}
        showHref={showHref}
        onBannerSelect={onBannerSelect}
        onListOpen={onListOpen}
      />
    </div>
  );
}

/** Titles the page with the banner's name. A-61. */
function useBannerTitle(id: string): void {
  const words = useShellWords();
  const banner = useStore(getBanners(usePanggung()).one(id));
  usePageTitle(('value' in banner && banner.value?.name) || words.banner);
}
