import { later } from '../ui/later.js';

const load = () => import('./other-panels.js');

// One comes to log in; the other ways are there a moment later, all at once.
export const RegisterPanel = later(async () => (await load()).RegisterPanel);
export const ForgotPanel = later(async () => (await load()).ForgotPanel);
export const ResetPanel = later(async () => (await load()).ResetPanel);
export const ElsewherePanel = later(async () => (await load()).ElsewherePanel);
export const SignedIn = later(async () => (await load()).SignedIn);
export const UnverifiedDialog = later(async () => (await load()).UnverifiedDialog);
