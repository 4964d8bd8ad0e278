import { later } from '../ui/later.js';

// One comes to log in; the other ways are there a moment later.
export const RegisterPanel = later(async () => (await import('./register-panel.js')).RegisterPanel);
export const ForgotPanel = later(async () => (await import('./forgot-panel.js')).ForgotPanel);
export const ResetPanel = later(async () => (await import('./reset-panel.js')).ResetPanel);
export const ElsewherePanel = later(async () => (await import('./elsewhere-panel.js')).ElsewherePanel);
export const SignedIn = later(async () => (await import('./signed-in.js')).SignedIn);
export const UnverifiedDialog = later(async () => (await import('./unverified-dialog.js')).UnverifiedDialog);
