import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useSignIn } from '../ui/use-sign-in.js';
import { useCheckoutWords } from './checkout-words.js';
import type { WayOutListeners } from './step-props.js';

export interface RegisteredDialogProps {
  email: string;
  out: WayOutListeners;
  onClose: () => void;
}

/** The notice that an account has this address; the guest's purchase stops here, the account's may begin. F-08. */
export function RegisteredDialog({ email, out, onClose }: RegisteredDialogProps) {
  const words = useCheckoutWords();
  const { onSignInStart } = out;
  const { way, dialog } = useSignIn({ title: words.login, onSignInStart });
  return (
    <Dialog title={words.email_registered} closeLabel={words.close} onClose={onClose}>
      <p className="panggung-checkout__notice">
        <b>{email}</b>
        <br />
        {words.email_registered_help}
      </p>
      <div className="panggung-checkout__buttons">
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
        <Button {...way}>{words.login}</Button>
      </div>
      {dialog}
    </Dialog>
  );
}
