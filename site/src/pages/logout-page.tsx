import { usePanggung } from '@panggung/react';
import { useEffect } from 'react';
import { useNavigate } from '../navigation/navigate.js';
import { useShellWords } from '../shell/settings.js';

/** Signs out, and leads to the dashboard. A-37, B-44, AMB-022. */
export function LogoutPage() {
  const { session } = usePanggung();
  const { go } = useNavigate();
  const words = useShellWords();
  useEffect(() => {
    let isHere = true;
    session.signOut().then(() => isHere && go('/', { replace: true }));
    return () => {
      isHere = false;
    };
  }, [session, go]);
  return (
    <section className="site-wrap site-message" role="status">
      {words.signing_out}
    </section>
  );
}
