import { noticeMessages } from '@panggung/core';
import { Button } from './button.js';
import { alertShape, calendarShape, Icon } from './icon.js';
import { LinkButton } from './link-button.js';
import { Notice } from './notice.js';
import { useSiteHref } from './site-href.js';
import { useWords } from './use-words.js';

/** There is no such show; there are others. E-38. */
export function ShowMissing() {
  const words = useWords(noticeMessages);
  const href = useSiteHref('/show');
  return (
    <Notice
      icon={<Icon shape={alertShape} size={24} />}
      title={words.not_found}
      isAlert
      action={
        <LinkButton variant="secondary" size="small" href={href}>
          {words.other_shows}
        </LinkButton>
      }
    />
  );
}

/** There are no shows of this kind yet. */
export function ShowsEmpty() {
  const words = useWords(noticeMessages);
  return (
    <Notice icon={<Icon shape={calendarShape} size={24} />} title={words.empty} help={words.empty_help} />
  );
}

export interface ShowFailedProps {
  /** What did not come: one show, or a list of them. */
  what?: 'show_failed' | 'failed';
  onRetry: () => void;
}

// Not by FailedNotice: every first look at anything carries this file.
/** It did not come; it may, when asked again. */
export function ShowFailed({ what = 'show_failed', onRetry }: ShowFailedProps) {
  const words = useWords(noticeMessages);
  return (
    <Notice
      title={words[what]}
      isAlert
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  );
}
