import { upcomingShowMessages } from '@panggung/core';
import { FailedNotice } from '../ui/failed-notice.js';
import { useWords } from '../ui/use-words.js';

/** It could not be found out whether there is a ticket. */
export function UpcomingFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords(upcomingShowMessages);
  return (
    <div className="panggung-upcoming-show__failed">
      <FailedNotice title={words.failed} onRetry={onRetry} />
    </div>
  );
}
