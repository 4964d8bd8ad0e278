import { doorCheckMessages } from '@panggung/core';
import { ticketShape } from '../ui/icon.js';
import { SignedOutNotice, type SignedOutProps } from '../ui/signed-out-notice.js';
import { useWords } from '../ui/use-words.js';

/** For guests: the way to sign in. */
export function SignedOut(props: SignedOutProps) {
  const { login_first, login, login_help } = useWords(doorCheckMessages);
  return (
    <SignedOutNotice {...props} shape={ticketShape} title={login_first} help={login_help} login={login} />
  );
}
