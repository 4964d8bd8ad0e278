import { getUsers } from '@panggung/client';
import { ACCOUNT_SNACKBAR_MS, drawableUser, REDIRECT_DELAY_MS, type User } from '@panggung/core';
import { type ComponentType, useMemo, useState } from 'react';
import { Icon } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import { DetailScreen } from './detail-screen.js';
import { EditScreen, PasswordScreen, SessionsScreen } from './later-screens.js';
import { pencilShape } from './profile-icon.js';
import { useProfileWords } from './profile-words.js';
import { ScreenLink } from './screen-link.js';
import { ScreenTitle, useTitleFocus } from './screen-title.js';
import { SideList } from './side-list.js';
import {
  type ProfileControl,
  type ProfileScreen,
  type ProfileWay,
  useLaterOn,
  useProfileScreen,
} from './use-profile-screen.js';

export interface ProfileProps extends PanggungSettings, ProfileControl {
  /**
   * Begins with coupons and the referral code in view. AMB-044.
   * @default false
   */
  showReferral?: boolean | undefined;
  /**
   * What is told with a shared link; `{code}` stands for the person's referral code. AMB-045.
   * @default 'Get up to 50% off tickets with my referral code {code}', in the reader's language
   */
  referralText?: string | undefined;
  /** The profile was saved. Not cancelable. */
  onProfileSaved?: WidgetListener<'profile-saved'> | undefined;
  /** The account was deleted; told before the person is signed out. */
  onAccountRemoved?: (() => void) | undefined;
  /** A guest wants to sign in; prevented, no dialog opens: the way there is the host's. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** What every screen is given. */
export interface ScreenProps {
  person: User;
  way: ProfileWay;
  /** How the person's latest data are on their way. */
  loading: 'loading' | 'ready' | 'failed';
  onReload: () => void;
  /** How the part about coupons and the referral code begins. */
  referral: { isOpen: boolean; text: string | undefined };
  /** It is done: says so, and goes back to the detail in a moment. */
  onDone: (text: string, event?: 'profile-saved') => void;
  /** Says so, and stays. */
  onConfirm: (text: string) => void;
  /** There is no account any more. */
  onRemoved: () => void;
}

const screens: Record<ProfileScreen, ComponentType<ScreenProps>> = {
  detail: DetailScreen,
  edit: EditScreen,
  password: PasswordScreen,
  sessions: SessionsScreen,
};

/** P-05. */
function EditLink({ way }: { way: ProfileWay }) {
  return (
    <ScreenLink way={way} to="edit" className="panggung-profile__action">
      <Icon shape={pencilShape} size={16} />
      {useProfileWords().edit_profile}
    </ScreenLink>
  );
}

interface SignedInProps extends ProfileProps {
  person: User;
  way: ProfileWay;
  onRemoved: () => void;
}

function SignedIn({ person, way, showReferral = false, referralText, ...told }: SignedInProps) {
  const { onProfileSaved, onRemoved } = told;
  const users = getUsers(usePanggung());
  const { status } = useStore(users.one(person.id));
  const words = useProfileWords();
  const { screen } = way;
  const frame = useTitleFocus(screen);
  const { snackbar, show } = useSnackbar(ACCOUNT_SNACKBAR_MS);
  const goLater = useLaterOn(way, REDIRECT_DELAY_MS);
  useWidgetState(status === 'failed' && screen === 'detail' ? 'failed' : screen);
  const Screen = screens[screen];
  return (
    <div ref={frame}>
      <div className="panggung-profile__shell">
        <SideList person={person} way={way} onConfirm={show} />
        <section className="panggung-profile__screen">
          <ScreenTitle text={words[screen]} action={screen === 'detail' && <EditLink way={way} />} />
          <Screen
            person={person}
            way={way}
            loading={status}
            referral={{ isOpen: showReferral, text: referralText }}
            onReload={() => void users.reload(person.id)}
            onConfirm={show}
            onRemoved={onRemoved}
            onDone={(text, event) => {
              show(text);
              if (event) emit(onProfileSaved, {});
              goLater('detail');
            }}
          />
        </section>
      </div>
      {snackbar}
    </div>
  );
}

/** Those who have a profile to see never fetch it. */
const SignedOut = onDemand(async () => (await import('./signed-out.js')).SignedOut);

function ProfileBody(props: ProfileProps) {
  const kept = useStore(usePanggung().session.$person);
  const person = useMemo(() => kept && drawableUser(kept), [kept]);
  const way = useProfileScreen(props);
  const [isRemoved, setRemoved] = useState(false);
  const remove = () => {
    setRemoved(true);
    props.onAccountRemoved?.();
  };
  if (person) return <SignedIn {...props} key={person.id} person={person} way={way} onRemoved={remove} />;
  return <SignedOut onSignInStart={props.onSignInStart} isRemoved={isRemoved} />;
}

/**
 * The profile of the person who is signed in: what is known, changing it, the password, and where they are signed in.
 * @example <Profile onSignInStart={() => navigate('/login')} />
 */
export function Profile(props: ProfileProps) {
  return (
    <Widget {...props} name="profile">
      <ProfileBody {...props} />
    </Widget>
  );
}
