import { later } from '../ui/later.js';

const load = () => import('./other-panels.js');

/** Keeps a panel's place until its code is there, so that nothing below it moves. */
function placeOf(panel: string) {
  return () => <div className="panggung-account__place" data-panel={panel} />;
}

// One comes to log in; the other ways are there a moment later, all at once.
export const RegisterPanel = later(async () => (await load()).RegisterPanel, placeOf('register'));
export const ForgotPanel = later(async () => (await load()).ForgotPanel, placeOf('forgot'));
export const ResetPanel = later(async () => (await load()).ResetPanel, placeOf('reset'));
export const ElsewherePanel = later(async () => (await load()).ElsewherePanel, placeOf('elsewhere'));
export const SignedIn = later(async () => (await load()).SignedIn, placeOf('elsewhere'));
export const UnverifiedDialog = later(async () => (await load()).UnverifiedDialog);
