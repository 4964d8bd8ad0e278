import { type HandoverRequest, handOver, type Panggung, toApiError } from '@panggung/client';
import { fill, type shellMessages } from '@panggung/core';
import { Account, usePanggung } from '@panggung/react';
import { useRef, useState } from 'react';
import { useShellWords } from '../shell/settings.js';
import { usePerson } from '../shell/use-person.js';

/** How the hand-over stands: asked, under way, done, or why it came to nothing. */
type HandoverState = 'asking' | 'handing' | 'handed' | 'orphaned' | 'refused' | 'failed';

const news: Partial<Record<HandoverState, keyof (typeof shellMessages)['default']>> = {
  handed: 'handover_done',
  orphaned: 'handover_alone',
  refused: 'handover_refused',
  failed: 'failed',
};

/** Where nothing more can be asked for. */
const ends: readonly HandoverState[] = ['handed', 'orphaned', 'refused'];

/**
 * The window a partner's page opens: whoever signs in here, or says yes, is signed in there. It posts to the origin in the
 * address alone, which the server knows as a partner's, and never navigates to it. AMB-035, AMB-195.
 */
export function HandoverPage({ request }: { request: HandoverRequest }) {
  const words = useShellWords();
  const { state, hand } = useHandover(request);
  const isSignedIn = usePerson() !== null;
  const site = new URL(request.origin).host;
  const said = news[state];
  const isOver = ends.includes(state);
  return (
    <div className="site-wrap site-handover" data-state={state}>
      <h1>{fill(words.handover_title, { site })}</h1>
      {!isOver && <p>{fill(words.handover_about, { site })}</p>}
      <div role="status">{said && <p>{fill(words[said], { site })}</p>}</div>
      {!isSignedIn && <Account onSignedIn={() => void hand()} />}
      {isSignedIn && !isOver && <Consent isBusy={state === 'handing'} onYes={hand} />}
    </div>
  );
}

async function tryHandOver(panggung: Panggung, request: HandoverRequest): Promise<HandoverState> {
  try {
    return await handOver(panggung, request);
  } catch (thrown) {
    return toApiError(thrown).code === 'origin_unknown' ? 'refused' : 'failed';
  }
}

function useHandover(request: HandoverRequest) {
  const panggung = usePanggung();
  const [state, setState] = useState<HandoverState>('asking');
  const isUnderway = useRef(false);
  async function hand(): Promise<void> {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setState('handing');
    const next = await tryHandOver(panggung, request);
    isUnderway.current = false;
    setState(next);
    if (next === 'handed') window.close();
  }
  return { state, hand };
}

interface ConsentProps {
  isBusy: boolean;
  onYes(): void;
}

/** Nobody is signed in anywhere without having said so. */
function Consent({ isBusy, onYes }: ConsentProps) {
  const words = useShellWords();
  const { session } = usePanggung();
  const name = usePerson()?.full_name ?? '';
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
