import { Account } from '../account/index.js';
import { Dialog } from './dialog.js';

export interface SignInDialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
}

/** Signing in where a widget stands. Once somebody has, what it is for is in the place of all this. B-31. */
export function SignInDialog(props: SignInDialogProps) {
  return (
    <Dialog {...props}>
      <Account />
    </Dialog>
  );
}
