import type { Id } from '@panggung/core';
import { onDemand } from '../ui/on-demand.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { BannerCarousel, type BannersSettled } from './banner-carousel.js';

export interface BannersProps extends PanggungSettings {
  /**
   * A `carousel` to begin a page with, the whole `list` eight a page, or the `detail` of one.
   * @default 'carousel'
   */
  view?: 'carousel' | 'list' | 'detail' | undefined;
  /** The banner of `detail`, by id. */
  banner?: Id | undefined;
  /**
   * The page of `list`, from 1; given, the host turns the pages.
   * @default 1, and the list turns them itself
   */
  page?: number | undefined;
  /** Another page is wanted; prevented, the list stays. */
  onPageChange?: WidgetListener<'page-change'> | undefined;
  /** A banner was chosen; prevent it to keep the browser here. */
  onBannerSelect?: WidgetListener<'banner-select'> | undefined;
  /** All banners are wanted, where there is no such one; prevent it to keep the browser here. */
  onListOpen?: WidgetListener<'list-open'> | undefined;
  /** Called once, when the carousel knows what room it takes: from then on nothing below it moves. */
  onSettled?: ((outcome: BannersSettled) => void) | undefined;
}

const views = {
  carousel: BannerCarousel,
  list: onDemand<BannersProps>(async () => (await import('./banner-list.js')).BannerList),
  detail: onDemand<BannersProps>(async () => (await import('./banner-detail.js')).BannerDetail),
} as const;

/**
 * Pictures that lead somewhere: news, offers, shows. Set `--panggung-gutter` where a carousel fills a whole page.
 * @example <Banners view="carousel" />
 */
export function Banners(props: BannersProps) {
  const { view = 'carousel' } = props;
  const View = Object.hasOwn(views, view) ? views[view] : BannerCarousel;
  return (
    <Widget {...props} name="banners">
      <View {...props} />
    </Widget>
  );
}
