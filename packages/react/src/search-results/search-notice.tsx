import { fill, searchMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { FailedNotice } from '../ui/failed-notice.js';
import { Icon } from '../ui/icon.js';
import { searchShape } from '../ui/icon-search.js';
import { Notice } from '../ui/notice.js';
import { useWords } from '../ui/use-words.js';

const magnifier = <Icon shape={searchShape} size={24} />;

/** Nothing was asked for yet. */
export function NothingAsked() {
  const words = useWords(searchMessages);
  return <Notice icon={magnifier} title={words.nothing_asked} help={words.nothing_asked_help} />;
}

/** There is no such show. D-11, D-12. */
export function NothingFound() {
  const words = useWords(searchMessages);
  return <Notice icon={magnifier} title={words.none} help={words.none_help} />;
}

/** The search has fewer pages. */
export function PastEnd({ page, onFirst }: { page: number; onFirst: () => void }) {
  const words = useWords(searchMessages);
  return (
    <Notice
      icon={magnifier}
      title={fill(words.past_end, { page })}
      action={
        <Button variant="secondary" size="small" onClick={onFirst}>
          {words.to_first}
        </Button>
      }
    />
  );
}

/** It did not come; it may, when asked again. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords(searchMessages);
  return <FailedNotice title={words.failed} onRetry={onRetry} />;
}
