import { bannerViewMessages, noticeMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { FailedNotice } from '../ui/failed-notice.js';
import { hostLink } from '../ui/host-link.js';
import { alertShape, calendarShape, Icon } from '../ui/icon.js';
import { LinkButton } from '../ui/link-button.js';
import { Notice } from '../ui/notice.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import type { BannersProps } from './banners.js';

/** There are no banners now. */
export function BannersEmpty() {
  const words = useWords(bannerViewMessages);
  return (
    <Notice icon={<Icon shape={calendarShape} size={24} />} title={words.empty} help={words.empty_help} />
  );
}

/** They did not come; they may, when asked again. */
export function BannersFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords(bannerViewMessages);
  return <FailedNotice title={words.failed} onRetry={onRetry} />;
}

/** There is no such banner; there are others. */
export function BannerMissing({ onListOpen }: Pick<BannersProps, 'onListOpen'>) {
  const { not_found } = useWords(noticeMessages);
  const { others } = useWords(bannerViewMessages);
  const href = useSiteHref('/banner');
  return (
    <Notice
      icon={<Icon shape={alertShape} size={24} />}
      title={not_found}
      isAlert
      action={
        <LinkButton variant="secondary" size="small" {...hostLink({ href }, onListOpen)}>
          {others}
        </LinkButton>
      }
    />
  );
}

/** The list has no such page: it was shorter than its reader thought. */
export function BannersPastEnd({ onFirst }: { onFirst: () => void }) {
  const words = useWords(bannerViewMessages);
  return (
    <Notice
      icon={<Icon shape={alertShape} size={24} />}
      title={words.past_end}
      action={
        <Button variant="secondary" size="small" onClick={onFirst}>
          {words.to_first}
        </Button>
      }
    />
  );
}
