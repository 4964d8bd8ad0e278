import { type ClientErrorCode, saleQueueMessages } from '@panggung/core';
import { alertShape, Icon } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';

/** Silences: one's place is kept, and it is tried again. */
const silences: readonly ClientErrorCode[] = ['unreachable', 'timeout', 'busy', 'request_in_progress'];

/** Why nothing new is known; the place is always there, so that readers hear it. */
export function QueueProblem({ problem }: { problem: ClientErrorCode | null }) {
  const words = useWords(saleQueueMessages);
  const text = () => {
    if (problem === 'rate_limited') return words.rate_limited;
    return problem && silences.includes(problem) ? words.offline : words.failed;
  };
  return (
    <div className="panggung-sale-queue__problem" role="alert">
      {problem && (
        <p part="message">
          <Icon shape={alertShape} size={16} />
          {text()}
        </p>
      )}
    </div>
  );
}
