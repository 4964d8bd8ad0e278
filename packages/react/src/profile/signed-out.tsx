import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { useSignIn } from '../ui/use-sign-in.js';
import { useWidgetState } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { personShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';

export interface SignedOutProps {
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
}

/** For guests: what stands here once they have signed in, and the way to it. */
export function SignedOut({ onSignInStart }: SignedOutProps) {
  const words = useProfileWords();
  const { way, dialog } = useSignIn({ title: words.sign_in, onSignInStart });
  useWidgetState('signed_out');
  return (
    <>
      <Notice
        icon={<Icon shape={personShape} size={24} />}
        title={words.guest}
        help={words.guest_help}
        action={<Button {...way}>{words.sign_in}</Button>}
      />
      {dialog}
    </>
  );
}
