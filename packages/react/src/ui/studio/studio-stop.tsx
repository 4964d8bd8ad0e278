import { studioMessages } from '@panggung/core';
import { Icon } from '../icon.js';
import { Notice } from '../notice.js';
import { SignedOutNotice, type SignedOutProps } from '../signed-out-notice.js';
import { useWords } from '../use-words.js';
import { useWidgetState } from '../widget.js';
import { stageShape } from './studio-icon.js';

/** For guests: the way to sign in. */
export function SignedOut(props: SignedOutProps) {
  const { login_first, login, login_help } = useWords(studioMessages);
  return (
    <SignedOutNotice {...props} shape={stageShape} title={login_first} help={login_help} login={login} />
  );
}

/** For those whose account is a viewer's. AMB-029. */
export function ArtistsOnly() {
  const words = useWords(studioMessages);
  useWidgetState('artists_only');
  return (
    <Notice
      icon={<Icon shape={stageShape} size={24} />}
      title={words.artists_only}
      help={words.artists_only_help}
    />
  );
}
