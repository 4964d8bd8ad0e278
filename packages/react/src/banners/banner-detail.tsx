import { type Banner, bannerMessages, bannerViewMessages, type Id, promotionTarget } from '@panggung/core';
import { Description } from '../ui/description.js';
import { EnlargeableCover } from '../ui/enlargeable-cover.js';
import { LinkButton } from '../ui/link-button.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { BannerMissing, BannersFailed } from './banner-notice.js';
import type { BannersProps } from './banners.js';
import { useBanner } from './use-banner.js';
import { useBannerLink } from './use-banner-link.js';

/** One banner: its picture, and what it is about. C-25, C-26. */
export function BannerDetail({ banner: id, ...own }: BannersProps) {
  return id === undefined || id === '' ? <Missing {...own} /> : <Detail key={id} id={id} {...own} />;
}

type Events = Pick<BannersProps, 'onBannerSelect' | 'onListOpen'>;

function Missing({ onListOpen }: Events) {
  useWidgetState('missing');
  return <BannerMissing onListOpen={onListOpen} />;
}

function Detail({ id, onBannerSelect, onListOpen }: Events & { id: Id }) {
  const { state, banner, reload } = useBanner(id);
  useWidgetState(state);
  if (banner) return <Page banner={banner} onBannerSelect={onBannerSelect} />;
  if (state === 'missing') return <BannerMissing onListOpen={onListOpen} />;
  if (state === 'failed') return <BannersFailed onRetry={reload} />;
  return <PagePlace />;
}

function Page({ banner, ...events }: Pick<BannersProps, 'onBannerSelect'> & { banner: Banner }) {
  const words = useWords(bannerViewMessages);
  const { banner: unnamed } = useWords(bannerMessages);
  const name = banner.name || unnamed;
  const text = String(banner.description ?? '').trim();
  return (
    <article className="panggung-banners__page">
      <EnlargeableCover src={banner.url_image} show={{ id: banner.id, name }} />
      <div className="panggung-banners__words">
        <h1 part="name">{name}</h1>
        {text && (
          <section>
            <h2>{words.info}</h2>
            <Description text={text} />
          </section>
        )}
        <WayOn banner={banner} {...events} />
      </div>
    </article>
  );
}

/** What it promotes, where that is more than this page. */
function WayOn({ banner, onBannerSelect }: Pick<BannersProps, 'onBannerSelect'> & { banner: Banner }) {
  const words = useWords(bannerViewMessages);
  const { new_tab } = useWords(bannerMessages);
  const target = promotionTarget(banner);
  const link = useBannerLink(onBannerSelect)(banner, target);
  if (!link) return null;
  return (
    <p className="panggung-banners__way">
      <LinkButton {...link}>
        {target.kind === 'show' ? words.see_show : words.open_link}
        {link.target && <span className="panggung-hidden"> ({new_tab})</span>}
      </LinkButton>
    </p>
  );
}

function PagePlace() {
  return (
    <Loading>
      <div className="panggung-banners__page">
        <Skeleton kind="cover" ratio="landscape" />
        <div className="panggung-banners__words">
          <Skeleton kind="title" width={60} />
          <Skeleton width={90} />
          <Skeleton width={70} />
        </div>
      </div>
    </Loading>
  );
}
