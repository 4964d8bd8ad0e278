import { type DashboardSectionName, dashboardSectionNames } from '@panggung/core';
import { Banners, ShowRail, UpcomingShow } from '@panggung/react';
import { useDeferredValue } from 'react';
import { productName } from '../product.js';
import { useShowLinks } from '../show-links.js';
import { useSiteLinks } from '../site-links.js';
import { useIdle } from '../use-idle.js';

/** What is seen first is asked for at once; the others once the page is there, before anybody scrolls to them. */
const eager: readonly DashboardSectionName[] = ['special_event', 'live', 'upcoming'];

/** The way in: news, the own next show, then every list of the documents. A-02, C-01. */
export function DashboardPage() {
  const { onListOpen, onTicketOpen, onBannerSelect } = useSiteLinks();
  const showLinks = useShowLinks();
  // The banners first, and the lists in slices: drawn in one go, a slow phone would answer nobody meanwhile.
  const names = useDeferredValue(dashboardSectionNames, []);
  const isIdle = useIdle();
  return (
    <div className="site-dashboard">
      <h1 className="panggung-hidden">{productName}</h1>
      <Banners view="carousel" showHref={showLinks.showHref} onBannerSelect={onBannerSelect} />
      <UpcomingShow onTicketOpen={onTicketOpen} />
      {names.map((name) => (
        <ShowRail
          key={name}
          section={name}
          loading={isIdle || eager.includes(name) ? 'eager' : 'lazy'}
          onListOpen={onListOpen}
          {...showLinks}
        />
      ))}
    </div>
  );
}
