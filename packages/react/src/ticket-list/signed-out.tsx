import { giftTicketMessages, ticketListMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Icon, ticketShape } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useSignIn } from '../ui/use-sign-in.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import type { TicketListProps } from './ticket-list.js';

/** For guests, whose tickets are in their mails: the way to sign in. */
export function SignedOut({ onSignInStart }: Pick<TicketListProps, 'onSignInStart'>) {
  const { login, login_first } = useWords(giftTicketMessages);
  const words = useWords(ticketListMessages);
  const { way, dialog } = useSignIn({ title: login, onSignInStart });
  const part = useFocusHeir<HTMLDivElement>();
  useWidgetState('signed_out');
  return (
    <div ref={part}>
      <Notice
        icon={<Icon shape={ticketShape} size={24} />}
        title={login_first}
        help={words.none_help}
        action={
          <Button size="small" {...way}>
            {login}
          </Button>
        }
      />
      {dialog}
    </div>
  );
}
