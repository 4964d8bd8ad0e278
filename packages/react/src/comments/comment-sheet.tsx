import { commentMessages, type Id, socialMessages } from '@panggung/core';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../ui/use-words.js';
import { CommentPanel } from './comment-panel.js';

export interface CommentSheetProps {
  /** The show, by id. */
  show: Id;
  onClose: () => void;
}

/** The comments of a show in a dialog; on a phone a sheet. AMB-138. */
export function CommentSheet({ show, onClose }: CommentSheetProps) {
  const { comments } = useWords(socialMessages);
  const { close } = useWords(commentMessages);
  return (
    <Dialog title={comments} closeLabel={close} onClose={onClose}>
      <CommentPanel show={show} isBoxed />
    </Dialog>
  );
}
