import { broadcastMessages } from '@panggung/core';
import { SignedOutNotice, type SignedOutProps } from '../ui/signed-out-notice.js';
import { useWords } from '../ui/use-words.js';
import { cameraShape } from './broadcast-icon.js';

/** For guests: the way to sign in. */
export function SignedOut(props: SignedOutProps) {
  const { login_first, login, login_help } = useWords(broadcastMessages);
  return (
    <SignedOutNotice {...props} shape={cameraShape} title={login_first} help={login_help} login={login} />
  );
}
