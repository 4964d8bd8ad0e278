import { fill, showFilterMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { calendarShape, filterShape, Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { useWords } from '../ui/use-words.js';

/** No show is what was filtered for. */
export function NoneMatch({ onClear }: { onClear: () => void }) {
  const words = useWords(showFilterMessages);
  return (
    <Notice
      icon={<Icon shape={filterShape} size={24} />}
      title={words.none}
      action={
        <Button variant="secondary" size="small" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}

/** A page behind the last one, which an old or a mistyped address may name. */
export function PastEnd({ page, onFirst }: { page: number; onFirst: () => void }) {
  const words = useWords(showFilterMessages);
  return (
    <Notice
      icon={<Icon shape={calendarShape} size={24} />}
      title={fill(words.past_end, { page })}
      help={words.past_end_help}
      action={
        <Button variant="secondary" size="small" onClick={onFirst}>
          {words.to_first}
        </Button>
      }
    />
  );
}
