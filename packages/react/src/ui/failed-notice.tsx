import { noticeMessages } from '@panggung/core';
import { Button } from './button.js';
import { Notice } from './notice.js';
import { useWords } from './use-words.js';

export interface FailedNoticeProps {
  /** What did not come. */
  title: string;
  onRetry: () => void;
}

/**
 * Something did not come; it may, when asked again.
 * @example <FailedNotice title={words.failed} onRetry={retry} />
 */
export function FailedNotice({ title, onRetry }: FailedNoticeProps) {
  const words = useWords(noticeMessages);
  return (
    <Notice
      title={title}
      isAlert
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  );
}
