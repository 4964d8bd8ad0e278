import { type Account, getAccount } from '@panggung/client';
import { ACCOUNT_SNACKBAR_MS, type AccountPanel } from '@panggung/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useSnackbar } from '../ui/snackbar.js';
import { useStore } from '../ui/use-store.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';

/** How a page steers the widget, and what it hears of it. */
export interface AccountControl {
  /**
   * The panel shown first; another value shows another panel. A-03.
   * @default 'login'
   */
  panel?: AccountPanel | undefined;
  /** The person went to another panel, or a reset is done and the time has come to log in. */
  onPanelChange?: ((panel: AccountPanel) => void) | undefined;
  /** The code of a reset link: opens the reset panel. B-11. */
  actionCode?: string | undefined;
  /** A referral code, as in `?referral=`. AMB-042. */
  referral?: string | undefined;
  /**
   * Shows the field for a referral code from the start.
   * @default false
   */
  showReferral?: boolean | undefined;
  /**
   * Somebody signed in here; `message` is what to tell them, if anything.
   * @default the page is drawn anew
   */
  onSignedIn?: ((how: { message: string | null }) => void) | undefined;
  /** Somebody signed in or out, here or elsewhere. Not cancelable. */
  onSessionChange?: WidgetListener<'session-change'> | undefined;
}

/** Everything that is typed, in whichever panel: no failure and no other panel loses it. */
export interface AccountFields {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  new_password: string;
  confirm_password: string;
  referral: string;
}
export type FieldName = keyof AccountFields;

/** What the panels work with. */
export interface AccountScreen {
  account: Account;
  panel: AccountPanel;
  go(panel: AccountPanel): void;
  fields: AccountFields;
  type(name: FieldName, text: string): void;
  /** A new password was taken: it becomes the one to log in with. */
  enterNewPassword(email?: string): void;
  isReferralShown: boolean;
  toggleReferral(): void;
  /** Tells in passing that something went well. B-37, B-38. */
  confirm(text: string): void;
  snackbar: ReactNode;
}

/** What every panel is given. */
export interface PanelProps {
  screen: AccountScreen;
  control: AccountControl;
  onSignedIn: (message: string | null) => void;
  siteUrl: string;
  /** The main site, as people know it. */
  siteName: string;
}

const NOTHING: AccountFields = {
  email: '',
  password: '',
  first_name: '',
  last_name: '',
  new_password: '',
  confirm_password: '',
  referral: '',
};

function usePanel({ panel, actionCode, onPanelChange }: AccountControl) {
  const wished = panel ?? (actionCode ? 'reset' : 'login');
  const [shown, show] = useState(wished);
  useEffect(() => show(wished), [wished]);
  const go = (next: AccountPanel) => {
    show(next);
    onPanelChange?.(next);
  };
  return { panel: shown, go };
}

function useFields({ referral = '', showReferral = false }: AccountControl) {
  const [fields, setFields] = useState<AccountFields>({ ...NOTHING, referral });
  const [isOpen, setOpen] = useState(showReferral);
  return {
    fields,
    type: (name: FieldName, text: string) => setFields((before) => ({ ...before, [name]: text })),
    enterNewPassword: (email?: string) =>
      setFields((before) => ({
        ...NOTHING,
        email: email || before.email,
        password: before.new_password,
      })),
    // What is wrong with a code must be seen.
    isReferralShown: isOpen || fields.referral !== '',
    toggleReferral: () => setOpen(!isOpen),
  };
}

/** Tells the host when the page has somebody, and when it no longer has. */
function useSessionChange(isSignedIn: boolean, listener: AccountControl['onSessionChange']): void {
  const before = useRef(isSignedIn);
  useEffect(() => {
    if (before.current === isSignedIn) return;
    before.current = isSignedIn;
    emit(listener, { is_signed_in: isSignedIn });
  }, [isSignedIn, listener]);
}

/** The account behind the panels. */
export function useAccount(control: AccountControl): AccountScreen {
  const panggung = usePanggung();
  const account = getAccount(panggung);
  const { snackbar, show } = useSnackbar(ACCOUNT_SNACKBAR_MS);
  useSessionChange(useStore(panggung.session.$person) !== null, control.onSessionChange);
  return {
    account,
    ...usePanel(control),
    ...useFields(control),
    confirm: show,
    snackbar,
  };
}
