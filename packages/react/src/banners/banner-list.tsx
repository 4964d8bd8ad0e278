import { BANNER_PAGE_SIZE, type Banner, trimmedDescription } from '@panggung/core';
import { useState } from 'react';
import { Cover } from '../ui/cover.js';
import { CoveringLink } from '../ui/covering-link.js';
import { Pagination } from '../ui/pagination.js';
import { Records } from '../ui/records.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useWidgetState } from '../ui/widget.js';
import { emit } from '../ui/widget-event.js';
import { BannerName } from './banner-name.js';
import { BannersEmpty, BannersFailed, BannersPastEnd } from './banner-notice.js';
import type { BannersProps } from './banners.js';
import { type BannerLink, useBannerLink } from './use-banner-link.js';
import { useBannerPage } from './use-banner-page.js';

/** The page in sight: the host's when it says so. */
function usePage({ page, onPageChange }: BannersProps): [number, (page: number) => void] {
  const [own, setOwn] = useState(1);
  const turn = (next: number) => {
    if (emit(onPageChange, { page: next })) setOwn(next);
  };
  return [page ?? own, turn];
}

/** All banners, eight a page. A-20, AMB-031. */
export function BannerList(props: BannersProps) {
  const [page, turn] = usePage(props);
  const view = useBannerPage({ page, limit: BANNER_PAGE_SIZE });
  const { banners, totalPage, isBusy, retry } = view;
  const state = view.state === 'empty' && page > 1 ? 'past_end' : view.state;
  const linkOf = useBannerLink(props.onBannerSelect);
  useWidgetState(state);
  return (
    <>
      {state === 'loading' && <Waiting />}
      {state === 'empty' && <BannersEmpty />}
      {state === 'past_end' && <BannersPastEnd onFirst={() => turn(1)} />}
      {state === 'failed' && <BannersFailed onRetry={retry} />}
      {banners.length > 0 && (
        <ul className="panggung-banners__cards" aria-busy={isBusy || undefined}>
          <Records of={banners}>
            {(banner) => (
              <li>
                <BannerTile banner={banner} link={linkOf(banner)} />
              </li>
            )}
          </Records>
        </ul>
      )}
      <Pagination page={page} totalPage={totalPage} onPageChange={turn} />
    </>
  );
}

function BannerTile({ banner, link }: { banner: Banner; link: BannerLink | null }) {
  return (
    <article className="panggung-banners__card" part="card">
      <Cover src={banner.url_image} show={banner} ratio="landscape" />
      <h2 part="name">
        <BannerName banner={banner} link={link} Link={CoveringLink} />
      </h2>
      <p>{trimmedDescription(banner.description)}</p>
    </article>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="panggung-banners__cards">
        {[...Array(BANNER_PAGE_SIZE).keys()].map((place) => (
          <div className="panggung-banners__card" key={place}>
            <Skeleton kind="cover" ratio="landscape" />
            <Skeleton width={50} />
            <Skeleton width={80} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
