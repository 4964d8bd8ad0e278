import { SignedOutNotice, type SignedOutProps } from '../ui/signed-out-notice.js';
import { personShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';

/** For guests: what stands here once they have signed in, and the way to it. */
export function SignedOut({ isRemoved, ...props }: SignedOutProps & { isRemoved: boolean }) {
  const { guest, guest_help, removed, removed_help, sign_in } = useProfileWords();
  const [title, help] = isRemoved ? [removed, removed_help] : [guest, guest_help];
  return <SignedOutNotice {...props} shape={personShape} title={title} help={help} login={sign_in} />;
}
