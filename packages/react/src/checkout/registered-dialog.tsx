import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useCheckoutWords } from './checkout-words.js';

/** The notice that an account has this address; the purchase stops here. F-08. */
export function RegisteredDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useCheckoutWords();
  return (
    <Dialog title={words.email_registered} closeLabel={words.close} onClose={onClose}>
      <p className="panggung-checkout__notice">
        <b>{email}</b>
        <br />
        {words.email_registered_help}
      </p>
      <div className="panggung-checkout__actions">
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}
