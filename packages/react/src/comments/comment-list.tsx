import { commentMessages, socialMessages } from '@panggung/core';
import type { ComponentType } from 'react';
import { Button } from '../ui/button.js';
import { alertShape, Icon } from '../ui/icon.js';
import { commentShape } from '../ui/icon-social.js';
import { Notice } from '../ui/notice.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useNearEnd } from '../ui/use-near-end.js';
import { useWords } from '../ui/use-words.js';
import { CommentPlace, CommentsLoading } from './comment-place.js';
import { CommentRow } from './comment-row.js';
import type { CommentsState, CommentsView } from './use-comments.js';

function Empty() {
  const words = useWords(commentMessages);
  return (
    <Notice icon={<Icon shape={commentShape} size={24} />} title={words.empty} help={words.empty_help} />
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const words = useWords(commentMessages);
  return (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {words.retry}
    </Button>
  );
}

function Failed({ reload }: CommentsView) {
  const words = useWords(commentMessages);
  return (
    <Notice
      icon={<Icon shape={alertShape} size={24} />}
      title={words.failed}
      isAlert
      action={<Retry onRetry={reload} />}
    />
  );
}

/** Whoever asks again goes on from the last comment. */
function MoreFailed({ onRetry }: { onRetry: () => void }) {
  const part = useFocusHeir<HTMLParagraphElement>('li:last-child');
  return (
    <p ref={part}>
      <Retry onRetry={onRetry} />
    </p>
  );
}

/** The comments so far; more come as their end is neared. K-07. */
function Rows({ feed: { status, items }, more }: CommentsView) {
  const end = useNearEnd(more, items.length);
  return (
    <>
      <ul>
        {items.map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
        ))}
      </ul>
      <div className="panggung-comments__end" ref={end}>
        {status === 'loading_more' && <CommentPlace />}
        {status === 'failed' && <MoreFailed onRetry={more} />}
      </div>
    </>
  );
}

const bodies: Record<CommentsState, ComponentType<CommentsView>> = {
  loading: CommentsLoading,
  empty: Empty,
  failed: Failed,
  ready: Rows,
};

export interface CommentListProps {
  view: CommentsView;
  /** Scrolls by itself, so the keyboard must reach it. */
  isBoxed: boolean;
}

/** What is under a show. */
export function CommentList({ view, isBoxed }: CommentListProps) {
  const words = useWords(socialMessages);
  const Body = bodies[view.state];
  return (
    <section
      className="panggung-comments__list"
      data-boxed={isBoxed || undefined}
      tabIndex={isBoxed ? 0 : undefined}
      aria-label={words.comments}
    >
      <Body {...view} />
    </section>
  );
}
