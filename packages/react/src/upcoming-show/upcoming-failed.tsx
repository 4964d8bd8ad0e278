import { noticeMessages, upcomingShowMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { useWords } from '../ui/use-words.js';

/** It could not be found out whether there is a ticket. */
export function UpcomingFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords(upcomingShowMessages);
  const { retry } = useWords(noticeMessages);
  return (
    <div className="panggung-upcoming-show__failed">
      <Notice
        title={words.failed}
        isAlert
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {retry}
          </Button>
        }
      />
    </div>
  );
}
