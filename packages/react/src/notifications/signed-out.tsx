import { notificationMessages } from '@panggung/core';
import { bellShape } from '../ui/icon.js';
import { SignedOutNotice, type SignedOutProps } from '../ui/signed-out-notice.js';
import { useWords } from '../ui/use-words.js';

/** For guests, who are told nothing: the way to sign in. AMB-069. */
export function SignedOut(props: SignedOutProps) {
  const { login_first, ticket_help, login } = useWords(notificationMessages);
  return (
    <div className="panggung-notifications__none">
      <SignedOutNotice {...props} shape={bellShape} title={login_first} help={ticket_help} login={login} />
    </div>
  );
}
