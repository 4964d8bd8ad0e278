import { giftTicketMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { giftShape } from '../ui/icon-gift.js';
import { Notice } from '../ui/notice.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useSignIn } from '../ui/use-sign-in.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState } from '../ui/widget.js';
import type { GiftTicketProps } from './gift-ticket.js';

/** For guests: a ticket is given from an account to an account. AMB-086. */
export function SignedOut({ onSignInStart }: Pick<GiftTicketProps, 'onSignInStart'>) {
  const words = useWords(giftTicketMessages);
  const { way, dialog } = useSignIn({ title: words.login, onSignInStart });
  const part = useFocusHeir<HTMLDivElement>();
  useWidgetState('signed_out');
  return (
    <div ref={part}>
      <Notice
        icon={<Icon shape={giftShape} size={24} />}
        title={words.login_first}
        help={words.lead}
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
