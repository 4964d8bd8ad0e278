import { commentMessages } from '@panggung/core';
import type { MouseEvent } from 'react';
import { Button } from '../ui/button.js';
import { useSignIn } from '../ui/use-sign-in.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';

export interface GuestSignInProps {
  /** They are about to sign in. */
  onLeave: () => void;
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
}

/** The way in for a guest who has something to say; nobody is sent there. AMB-138. */
export function GuestSignIn({ onLeave, onSignInStart }: GuestSignInProps) {
  const { sign_in } = useWords(commentMessages);
  const { way, dialog } = useSignIn({ title: sign_in, onSignInStart });
  const leave = (event: MouseEvent) => {
    onLeave();
    way.onClick(event);
  };
  return (
    <>
      <Button variant="text" {...way} onClick={leave}>
        {sign_in}
      </Button>
      {dialog}
    </>
  );
}
