import { commentMessages } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';

const SignInDialog = onDemand(async () => (await import('../ui/sign-in-dialog.js')).SignInDialog);

export interface GuestSignInProps {
  /** They are about to sign in. */
  onLeave: () => void;
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
}

/** The way in for a guest who has something to say; nobody is sent there. AMB-138. */
export function GuestSignIn({ onLeave, onSignInStart }: GuestSignInProps) {
  const words = useWords(commentMessages);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    onLeave();
    if (emit(onSignInStart, {})) setOpen(true);
  };
  return (
    <>
      <Button variant="text" onPointerEnter={SignInDialog.fetch} onFocus={SignInDialog.fetch} onClick={open}>
        {words.sign_in}
      </Button>
      {isOpen && <SignInDialog title={words.sign_in} onClose={() => setOpen(false)} />}
    </>
  );
}
