import { SignedOutNotice, type SignedOutProps } from '../ui/signed-out-notice.js';
import { personShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';

/** For guests: what stands here once they have signed in, and the way to it. */
export function SignedOut(props: SignedOutProps) {
  const { guest, guest_help, sign_in } = useProfileWords();
  return <SignedOutNotice {...props} shape={personShape} title={guest} help={guest_help} login={sign_in} />;
}
