import { notificationMessages } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { bellShape } from './notification-icon.js';

const SignInDialog = onDemand(async () => (await import('../ui/sign-in-dialog.js')).SignInDialog);

export interface SignedOutProps {
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
}

/** For guests, who are told nothing: the way to sign in. AMB-069. */
export function SignedOut({ onSignInStart }: SignedOutProps) {
  const words = useWords(notificationMessages);
  const [isOpen, setOpen] = useState(false);
  useWidgetState('signed_out');
  const open = () => {
    if (emit(onSignInStart, {})) setOpen(true);
  };
  return (
    <div className="panggung-notifications__none">
      <Notice
        icon={<Icon shape={bellShape} size={24} />}
        title={words.login_first}
        help={words.ticket_help}
        action={
          <Button
            size="small"
            onPointerEnter={SignInDialog.fetch}
            onFocus={SignInDialog.fetch}
            onClick={open}
          >
            {words.login}
          </Button>
        }
      />
      {isOpen && <SignInDialog title={words.login} onClose={() => setOpen(false)} />}
    </div>
  );
}
