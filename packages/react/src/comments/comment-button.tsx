import { type Show, socialMessages } from '@panggung/core';
import { useState } from 'react';
import { ActionButton } from '../ui/action-button.js';
import { commentShape } from '../ui/icon-social.js';
import { later } from '../ui/later.js';
import { useWords } from '../ui/use-words.js';
import { useCommentCount } from './use-comment-count.js';

function createSheetPart() {
  return later(async () => (await import('./comment-sheet.js')).CommentSheet);
}

let sheetPart: ReturnType<typeof createSheetPart> | undefined;

/** Made when somebody wants to read: nobody else needs its code. */
function useSheetPart() {
  sheetPart ??= createSheetPart();
  return sheetPart;
}

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
        onClick={() => setOpen(true)}
      />
      {isOpen && <Sheet show={show.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function Sheet(props: { show: Show['id']; onClose: () => void }) {
  const CommentSheet = useSheetPart();
  return <CommentSheet {...props} />;
}
