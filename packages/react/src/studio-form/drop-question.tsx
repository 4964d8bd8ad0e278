import { leaveFormMessages } from '@panggung/core';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { useWords } from '../ui/use-words.js';

export interface DropQuestionProps {
  onDrop: () => void;
  onClose: () => void;
}

/** Asks before what was typed and chosen is dropped. */
export function DropQuestion({ onDrop, onClose }: DropQuestionProps) {
  const { drop_title, text, keep, close, drop } = useWords(leaveFormMessages);
  const words = { title: drop_title, text, keep, closeLabel: close, confirm: drop };
  return <ConfirmDialog {...words} onConfirm={onDrop} onClose={onClose} />;
}
