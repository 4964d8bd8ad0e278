import { type ClientErrorCode, formatSpan } from '@panggung/core';
import type { ReactNode } from 'react';
import { alertShape, Icon } from '../ui/icon.js';
import { useNow } from '../ui/use-now.js';
import { useCheckoutWords } from './checkout-words.js';
import { problemSentence } from './problem-sentence.js';

function WaitClock({ until }: { until: number }) {
  const left = until - useNow();
  if (left <= 0) return null;
  return (
    // Not for readers: the alert would be read anew each second.
    <span className="panggung-checkout__wait" aria-hidden="true">
      {' '}
      {formatSpan(left)}
    </span>
  );
}

export interface ProblemProps {
  code: ClientErrorCode | null;
  /** When another try is allowed, in epoch ms. */
  retryAt: number | null;
  /** Whether it is tried again without being asked. */
  isTrying?: boolean;
  action?: ReactNode;
}

/** What went wrong, said at its place; the place is always there, so that readers hear it. */
export function Problem({ code, retryAt, isTrying, action }: ProblemProps) {
  const words = useCheckoutWords();
  return (
    <div className="panggung-checkout__problem" role="alert">
      {code && (
        <div className="panggung-checkout__problem-text" part="message">
          <Icon shape={alertShape} size={16} />
          <p>
            {problemSentence(code, words, isTrying)}
            {retryAt !== null && <WaitClock until={retryAt} />}
          </p>
          {action}
        </div>
      )}
    </div>
  );
}
