import { giftTicketMessages } from '@panggung/core';
import { giftShape } from '../ui/icon-gift.js';
import { SignedOutNotice, type SignedOutProps } from '../ui/signed-out-notice.js';
import { useWords } from '../ui/use-words.js';

/** For guests: a ticket is given from an account to an account. AMB-086. */
export function SignedOut(props: SignedOutProps) {
  const { login_first, lead, login } = useWords(giftTicketMessages);
  return <SignedOutNotice {...props} shape={giftShape} title={login_first} help={lead} login={login} />;
}
