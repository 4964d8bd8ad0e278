import { getAccount, isCodeInvalid, type Panggung } from '@panggung/client';
import { ACCOUNT_SNACKBAR_MS, accountMessages } from '@panggung/core';
import { usePanggung } from '@panggung/react';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useNavigate } from '../navigation/navigate.js';
import { raiseAlert, showSnackbar } from '../notices/notices.js';
import { useSettings, useShellWords } from '../shell/settings.js';

/** What a link did: where to go on, and what to say. */
interface Outcome {
  path: string;
  /** Null where the next screen speaks for itself. */
  says: 'please_login' | 'please_reset' | 'action_code_invalid' | 'failed' | null;
}

const invalid: Outcome = { path: '/login', says: 'action_code_invalid' };

/** By the link's `mode`. B-41, B-42, AMB-050. */
const modes: Record<string, (panggung: Panggung, code: string) => Promise<Outcome>> = {
  async verifyEmail(panggung, code) {
    await signOut(panggung);
    const result = await getAccount(panggung).applyVerification(code);
    if (result.status !== 'failed') return { path: '/login', says: 'please_login' };
    return isCodeInvalid(result) ? invalid : { ...invalid, says: 'failed' };
  },
  async resetPassword(panggung, code) {
    const path = `/resetPassword?actionCode=${encodeURIComponent(code)}`;
    // A link that anybody can write must not end a session: the code is looked at first.
    const result = await getAccount(panggung).checkResetCode(code);
    if (result.status !== 'done') return { path, says: null };
    await signOut(panggung);
    return { path, says: 'please_reset' };
  },
};

async function signOut({ session }: Panggung): Promise<void> {
  if (session.$person.get()) await session.signOut();
}

async function open(panggung: Panggung, query: URLSearchParams): Promise<Outcome> {
  const act = modes[query.get('mode') ?? ''];
  const code = query.get('oobCode');
  if (!act || !code) return invalid;
  return act(panggung, code);
}

/** Where the links of the account mails lead: does what they ask for, once, and goes on. A-04. */
export function AccountLinkPage() {
  const panggung = usePanggung();
  const search = useSearch();
  const { go } = useNavigate();
  const { action_code_invalid } = accountMessages[useSettings().language];
  const words = useShellWords();
  const opened = useRef<string | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code can be used once.
  useEffect(() => {
    if (opened.current === search) return;
    opened.current = search;
    open(panggung, new URLSearchParams(search)).then(({ path, says }) => {
      if (says === 'action_code_invalid') raiseAlert(action_code_invalid);
      else if (says === 'failed') raiseAlert(words.failed);
      else if (says) showSnackbar(words[says], ACCOUNT_SNACKBAR_MS);
      if (isHere.current) go(path, { replace: true });
    });
  }, [search]);
  return (
    <section className="site-wrap site-message" role="status">
      <p>{words.opening_link}</p>
    </section>
  );
}
