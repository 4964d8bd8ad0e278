import { useStore } from '@nanostores/react';
import { usePanggung } from '@panggung/react';
import { useShellWords } from './settings.js';

/** Says that a call was given up on; the next one that succeeds takes it away. R-07, AMB-183. */
export function TimeoutBanner() {
  const words = useShellWords();
  const isTimedOut = useStore(usePanggung().http.$timedOut);
  return (
    <div className="site-timeout" role="status">
      {isTimedOut && (
        <p>
          {words.timed_out}
          <button type="button" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </p>
      )}
    </div>
  );
}
