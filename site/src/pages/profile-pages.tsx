import { usePageTitle } from '../shell/use-page-title.js';
import { usePerson } from '../shell/use-person.js';

/** What the person says of themselves.. */
export function ProfileDetailPage() {
  usePageTitle(usePerson()?.full_name);
  return null;
}

/** Changes it. A-31. */
export function ProfileEditPage() {
  return null;
}

/** Sets another password. A-33. */
export function ChangePasswordPage() {
  return null;
}
