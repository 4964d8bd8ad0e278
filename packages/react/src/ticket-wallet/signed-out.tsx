import { giftTicketMessages, ticketWalletMessages } from '@panggung/core';
import { ticketShape } from '../ui/icon.js';
import { SignedOutNotice, type SignedOutProps } from '../ui/signed-out-notice.js';
import { useWords } from '../ui/use-words.js';

/** For guests, whose tickets are in their mails: the way to sign in. */
export function SignedOut(props: SignedOutProps) {
  const { login_first, login } = useWords(giftTicketMessages);
  const { help_ACTIVE } = useWords(ticketWalletMessages);
  return (
    <SignedOutNotice {...props} shape={ticketShape} title={login_first} help={help_ACTIVE} login={login} />
  );
}
