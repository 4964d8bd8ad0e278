import { noticeMessages } from '@panggung/core';
import { Button } from './button.js';
import { Notice, type NoticeProps } from './notice.js';
import { useWords } from './use-words.js';

export interface FailedNoticeProps extends Omit<NoticeProps, 'action' | 'isAlert'> {
  /**
   * What the button says.
   * @default that one may try again
   */
  label?: string;
  onRetry: () => void;
}

/**
 * Something did not come; it may, when asked again.
 * @example <FailedNotice title={words.failed} onRetry={retry} />
 */
export function FailedNotice({ label, onRetry, ...notice }: FailedNoticeProps) {
  const words = useWords(noticeMessages);
  return (
    <Notice
      {...notice}
      isAlert
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {label ?? words.retry}
        </Button>
      }
    />
  );
}
