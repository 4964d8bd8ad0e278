import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { personShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';

/** For guests: what stands here once they have signed in, and the way to it. */
export function SignedOut({ onSignIn }: { onSignIn: () => void }) {
  const words = useProfileWords();
  return (
    <Notice
      icon={<Icon shape={personShape} size={24} />}
      title={words.guest}
      help={words.guest_help}
      action={<Button onClick={onSignIn}>{words.sign_in}</Button>}
    />
  );
}
