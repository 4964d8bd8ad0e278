import { type HandoverRequest, handOver } from '@panggung/client';
import { fill } from '@panggung/core';
import { Account, usePanggung } from '@panggung/react';
import { useState } from 'react';
import { useShellWords } from '../shell/settings.js';
import { usePerson } from '../shell/use-person.js';

/** How the hand-over stands: asked, under way, or why it came to nothing. */
type HandoverState = 'asking' | 'handing' | 'orphaned' | 'refused' | 'failed';

/**
 * The window a partner's page opens: whoever signs in here, or says yes, is signed in there. It posts to the origin in the
 * address alone, which the server knows as a partner's, and never navigates to it. AMB-035, AMB-195.
 */
export function HandoverPage({ request }: { request: HandoverRequest }) {
  const words = useShellWords();
  const [cameSignedIn] = useState(usePerson() !== null);
  const { state, hand } = useHandover(request);
  const isSignedIn = usePerson() !== null;
  const site = new URL(request.origin).host;
  return (
    <div className="site-wrap site-handover" data-state={state}>
      <h1>{fill(words.handover_title, { site })}</h1>
      {state !== 'orphaned' && state !== 'refused' && <p>{fill(words.handover_about, { site })}</p>}
      {state === 'orphaned' && <p role="status">{words.handover_alone}</p>}
      {state === 'refused' && <p role="alert">{fill(words.handover_refused, { site })}</p>}
      {state === 'failed' && <p role="alert">{words.failed}</p>}
      {!isSignedIn && <Account onSignedIn={() => void hand()} />}
      {isSignedIn && (cameSignedIn || state === 'failed') && (
        <Consent isBusy={state === 'handing'} isShown={state !== 'refused'} onYes={hand} />
      )}
    </div>
  );
}

/** The refusal of an origin that no partner has. */
const REFUSED = 'origin_unknown';

function useHandover(request: HandoverRequest) {
  const panggung = usePanggung();
  const [state, setState] = useState<HandoverState>('asking');
  async function hand(): Promise<void> {
    setState('handing');
    try {
      const outcome = await handOver(panggung, request);
      if (outcome === 'handed') window.close();
      else setState('orphaned');
    } catch (thrown) {
      setState((thrown as { code?: string }).code === REFUSED ? 'refused' : 'failed');
    }
  }
  return { state, hand };
}

interface ConsentProps {
  isBusy: boolean;
  isShown: boolean;
  onYes(): void;
}

/** Nobody is signed in anywhere without having said so. */
function Consent({ isBusy, isShown, onYes }: ConsentProps) {
  const words = useShellWords();
  const { session } = usePanggung();
  const name = usePerson()?.full_name ?? '';
  if (!isShown) return null;
  return (
    <div className="site-handover__ways">
      <button type="button" className="site-button" disabled={isBusy} onClick={onYes}>
        {fill(words.continue_as, { name })}
      </button>
      <button type="button" className="site-link-button" onClick={() => void session.signOut()}>
        {words.other_account}
      </button>
    </div>
  );
}
