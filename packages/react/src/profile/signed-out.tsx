import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { later } from '../ui/later.js';
import { Notice } from '../ui/notice.js';
import { useWidgetState } from '../ui/widget.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { personShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';

function createDialogPart() {
  return later(async () => (await import('../ui/sign-in-dialog.js')).SignInDialog);
}

let dialogPart: ReturnType<typeof createDialogPart> | undefined;

/** Made when the first guest is here: nobody else needs its code. */
function useDialogPart() {
  dialogPart ??= createDialogPart();
  return dialogPart;
}

export interface SignedOutProps {
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
}

/** For guests: what stands here once they have signed in, and the way to it. */
export function SignedOut({ onSignInStart }: SignedOutProps) {
  const words = useProfileWords();
  const SignInDialog = useDialogPart();
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
      {isOpen && <SignInDialog title={words.sign_in} onClose={() => setOpen(false)} />}
    </>
  );
}
