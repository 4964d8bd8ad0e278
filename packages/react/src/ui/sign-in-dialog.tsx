import { profileFormMessages } from '@panggung/core';
import { Account } from '../account/index.js';
import { Dialog } from './dialog.js';
import { useWords } from './use-words.js';

export interface SignInDialogProps {
  title: string;
  onClose: () => void;
}

/** Signing in where a widget stands. Once somebody has, what it is for is in the place of all this. B-31. */
export function SignInDialog({ title, onClose }: SignInDialogProps) {
  const words = useWords(profileFormMessages);
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <Account />
    </Dialog>
  );
}
