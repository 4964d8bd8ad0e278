import { later } from '../ui/later.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import type { ScreenProps } from './profile.js';

/** Stands in the place of a form until its code is there. */
function FormPlace(_: ScreenProps) {
  return (
    <Loading>
      <Skeleton kind="panel" />
    </Loading>
  );
}

// The first drawing is the detail: forms come while the person reads it.
export const EditScreen = later(async () => (await import('./edit-screen.js')).EditScreen, FormPlace);
export const PasswordScreen = later(
  async () => (await import('./password-screen.js')).PasswordScreen,
  FormPlace,
);
export const SessionsScreen = later(
  async () => (await import('./sessions-screen.js')).SessionsScreen,
  FormPlace,
);
