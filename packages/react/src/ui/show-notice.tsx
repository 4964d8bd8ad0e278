import { showMessages } from '@panggung/core';
import { Button } from './button.js';
import { alertShape, Icon } from './icon.js';
import { Notice } from './notice.js';
import { useWords } from './use-words.js';

/** There is no such show. E-38. */
export function ShowMissing() {
  const words = useWords(showMessages);
  return <Notice icon={<Icon shape={alertShape} size={24} />} title={words.not_found} isAlert />;
}

/** The show did not come; it may, when asked again. */
export function ShowFailed({ onRetry }: { onRetry: () => void }) {
  const words = useWords(showMessages);
  return (
    <Notice
      title={words.show_failed}
      isAlert
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  );
}
