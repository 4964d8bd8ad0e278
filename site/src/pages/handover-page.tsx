import {
  type HandoverRequest,
  handOver,
  isOrphaned,
  type Panggung,
  readPartner,
  toApiError,
} from '@panggung/client';
import { fill, type Partner, type shellMessages } from '@panggung/core';
import { Account, usePanggung } from '@panggung/react';
import { useEffect, useRef, useState } from 'react';
import { useShellWords } from '../shell/settings.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { usePerson } from '../shell/use-person.js';

/** How the hand-over stands: who asks is looked up, then asked for, under way, done, or why it came to nothing. */
type HandoverState =
  | 'checking'
  | 'unchecked'
  | 'asking'
  | 'handing'
  | 'handed'
  | 'orphaned'
  | 'refused'
  | 'failed';

const news: Partial<Record<HandoverState, keyof (typeof shellMessages)['default']>> = {
  checking: 'handover_checking',
  unchecked: 'handover_unchecked',
  handed: 'handover_done',
  orphaned: 'handover_alone',
  refused: 'handover_refused',
  failed: 'failed',
};

/** Where a partner's page waits for an answer: nobody types a password anywhere else. */
const open: readonly HandoverState[] = ['asking', 'handing', 'failed'];

/** Refusals that say the origin is no partner's. */
const strangers: readonly string[] = ['origin_unknown', 'partner_not_found'];

/**
 * The window a partner's page opens: whoever signs in here, or says yes, is signed in there. It posts to the origin in the
 * address alone, which the server knows as a partner's, and never navigates to it. Null is an address that asks wrongly.
 * AMB-035, AMB-195.
 */
export function HandoverPage({ request }: { request: HandoverRequest | null }) {
  const words = useShellWords();
  const { state, partner, hand } = useHandover(request);
  const host = request ? new URL(request.origin).host : words.handover_stranger;
  const site = partner?.name ?? host;
  const said = news[state];
  usePageTitle(partner ? fill(words.handover_title, { site }) : words.login);
  return (
    <div className="site-wrap site-handover" data-state={state}>
      <h1>{partner ? fill(words.handover_title, { site }) : words.login}</h1>
      {partner && <p className="site-handover__host">{host}</p>}
      {open.includes(state) && <p>{fill(words.handover_about, { site })}</p>}
      <div role="status">{said && <p>{fill(words[said], { site })}</p>}</div>
      {state === 'unchecked' && (
        <button type="button" className="site-button" onClick={() => location.reload()}>
          {words.reload}
        </button>
      )}
      {open.includes(state) && <Way isBusy={state === 'handing'} onYes={hand} />}
    </div>
  );
}

async function tryHandOver(panggung: Panggung, request: HandoverRequest): Promise<HandoverState> {
  try {
    return await handOver(panggung, request);
  } catch (thrown) {
    return strangers.includes(toApiError(thrown).code) ? 'refused' : 'failed';
  }
}

function useHandover(request: HandoverRequest | null) {
  const panggung = usePanggung();
  const [partner, setPartner] = useState<Partner | null>(null);
  const [state, setState] = useState<HandoverState>(request ? 'checking' : 'refused');
  const isUnderway = useRef(false);
  const origin = request?.origin;
  useEffect(() => {
    if (!origin) return;
    let isWanted = true;
    const know = (next: HandoverState, known: Partner | null = null) => {
      if (!isWanted) return;
      setPartner(known);
      setState(next);
    };
    readPartner(panggung, origin).then(
      (known) => know(isOrphaned() ? 'orphaned' : 'asking', known),
      (thrown) => know(strangers.includes(toApiError(thrown).code) ? 'refused' : 'unchecked'),
    );
    return () => {
      isWanted = false;
    };
  }, [panggung, origin]);

  async function hand(): Promise<void> {
    if (!request || isUnderway.current) return;
    isUnderway.current = true;
    setState('handing');
    const next = await tryHandOver(panggung, request);
    isUnderway.current = false;
    setState(next);
    if (next === 'handed') window.close();
  }
  return { state, partner, hand };
}

interface WayProps {
  isBusy: boolean;
  onYes(): void;
}

/** Signing in, or a yes of who is signed in: nobody is signed in anywhere without having said so. */
function Way({ isBusy, onYes }: WayProps) {
  return usePerson() ? <Consent isBusy={isBusy} onYes={onYes} /> : <Account onSignedIn={onYes} />;
}

function Consent({ isBusy, onYes }: WayProps) {
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
