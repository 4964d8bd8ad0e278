import { type Show, socialMessages } from '@panggung/core';
import { useState } from 'react';
import { ActionButton } from '../ui/action-button.js';
import { commentShape } from '../ui/icon-social.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';
import { useCommentCount } from './use-comment-count.js';

const CommentSheet = onDemand(async () => (await import('./comment-sheet.js')).CommentSheet);

export interface CommentButtonProps {
  /** Its count is shown until the API has been asked for the comments alone. */
  show: Pick<Show, 'id' | 'count_comment'>;
}

/**
 * Tells how many comments a show has, and opens them in a sheet. E-18, AMB-138.
 * @example <CommentButton show={show} />
 */
export function CommentButton({ show }: CommentButtonProps) {
  const words = useWords(socialMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        shape={commentShape}
        label={words.comments}
        count={useCommentCount(show)}
        aria-haspopup="dialog"
        onPointerEnter={CommentSheet.fetch}
        onFocus={CommentSheet.fetch}
        onClick={() => setOpen(true)}
      />
      {isOpen && <CommentSheet show={show.id} onClose={() => setOpen(false)} />}
    </>
  );
}
