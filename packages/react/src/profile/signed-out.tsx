import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icon.js';
import { later } from '../ui/later.js';
import { Notice } from '../ui/notice.js';
import { useWidgetState } from '../ui/widget.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { personShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';

const loadAccount = async () => (await import('../account/index.js')).Account;
let Account: ReturnType<typeof later<Parameters<Awaited<ReturnType<typeof loadAccount>>>[0]>> | undefined;

/** Where people sign in; its code comes for guests only. */
function useAccountPart() {
  Account ??= later(loadAccount);
  return Account;
}

export interface SignedOutProps {
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
}

/** For guests: what stands here once they have signed in, and the way to it. */
export function SignedOut({ onSignInStart }: SignedOutProps) {
  const words = useProfileWords();
  const Account = useAccountPart();
  const [isOpen, setOpen] = useState(false);
  useWidgetState('signed_out');
  const open = () => {
    if (emit(onSignInStart, {})) setOpen(true);
  };
  return (
    <>
      <Notice
        icon={<Icon shape={personShape} size={24} />}
        title={words.guest}
        help={words.guest_help}
        action={<Button onClick={open}>{words.sign_in}</Button>}
      />
      {isOpen && (
        <Dialog title={words.sign_in} closeLabel={words.close} onClose={() => setOpen(false)}>
          {/* Once somebody has signed in, the profile stands in the place of all this. */}
          <Account onSignedIn={() => {}} />
        </Dialog>
      )}
    </>
  );
}
