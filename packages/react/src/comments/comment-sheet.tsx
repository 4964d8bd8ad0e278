import { type Id, socialMessages } from '@panggung/core';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../ui/use-words.js';

export interface CommentSheetProps {
  /** The show, by id. */
  show: Id;
  onClose: () => void;
}

/** The comments of a show in a dialog; on a phone a sheet. AMB-138. */
export function CommentSheet({ onClose }: CommentSheetProps) {
  const words = useWords(socialMessages);
  return (
    <Dialog title={words.comments} closeLabel={words.close} onClose={onClose}>
      <p />
    </Dialog>
  );
}
