export { ElsewherePanel } from './elsewhere-panel.js';
export { ForgotPanel } from './forgot-panel.js';
export { RegisterPanel } from './register-panel.js';
export { ResetPanel } from './reset-panel.js';
export { SignedIn } from './signed-in.js';
export { UnverifiedDialog } from './unverified-dialog.js';
