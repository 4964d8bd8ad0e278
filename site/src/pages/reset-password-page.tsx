import { useShellWords } from '../shell/settings.js';

/** Where a new password is set.. */
export function ResetPasswordPage() {
  const words = useShellWords();
  return (
    <section className="site-wrap site-account">
      <h1>{words.reset_password}</h1>
    </section>
  );
}
