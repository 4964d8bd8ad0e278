import { notificationMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { bellShape, Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useSignIn } from '../ui/use-sign-in.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';

export interface SignedOutProps {
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
}

/** For guests, who are told nothing: the way to sign in. AMB-069. */
export function SignedOut({ onSignInStart }: SignedOutProps) {
  const words = useWords(notificationMessages);
  const { way, dialog } = useSignIn({ title: words.login, onSignInStart });
  const part = useFocusHeir<HTMLDivElement>();
  useWidgetState('signed_out');
  return (
    <div ref={part} className="panggung-notifications__none">
      <Notice
        icon={<Icon shape={bellShape} size={24} />}
        title={words.login_first}
        help={words.ticket_help}
        action={
          <Button size="small" {...way}>
            {words.login}
          </Button>
        }
      />
      {dialog}
    </div>
  );
}
