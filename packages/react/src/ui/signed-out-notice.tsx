import { Button } from './button.js';
import { Icon } from './icon.js';
import { Notice } from './notice.js';
import { useFocusHeir } from './use-focus-heir.js';
import { useSignIn } from './use-sign-in.js';
import { useWidgetState } from './widget.js';
import type { WidgetListener } from './widget-event.js';

/** What a widget hands to its part for guests. */
export interface SignedOutProps {
  onSignInStart: WidgetListener<'sign-in-start'> | undefined;
}

export interface SignedOutNoticeProps extends SignedOutProps {
  shape: string;
  title: string;
  /** What stands here once they have signed in. */
  help: string;
  /** The button that leads there, and the dialog behind it. */
  login: string;
}

/** Where a widget is for who is signed in: says so to a guest, and leads there. */
export function SignedOutNotice({ shape, title, help, login, onSignInStart }: SignedOutNoticeProps) {
  const { way, dialog } = useSignIn({ title: login, onSignInStart });
  const part = useFocusHeir<HTMLDivElement>();
  useWidgetState('signed_out');
  return (
    <div ref={part}>
      <Notice
        icon={<Icon shape={shape} size={24} />}
        title={title}
        help={help}
        action={
          <Button size="small" {...way}>
            {login}
          </Button>
        }
      />
      {dialog}
    </div>
  );
}
