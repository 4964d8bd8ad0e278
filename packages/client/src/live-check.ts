import { atom, type ReadableAtom } from 'nanostores';
import { toApiError } from './api-error.js';

/** What is known of a text: whether the server knows it (`found`) or not, or why that could not be told. */
export type CheckStatus = 'idle' | 'checking' | 'found' | 'missing' | 'limited' | 'failed';

export interface CheckState {
  /** The text this is about. */
  text: string;
  status: CheckStatus;
  /** With `limited` and `failed`: when the next look is due, local epoch ms. */
  retryAt: number | null;
}

/** Asks the server about a text while it is typed. */
export interface LiveCheck {
  $state: ReadableAtom<CheckState>;
  /** Asks about this text once nobody has typed for a moment; null when there is nothing to ask. */
  type(text: string | null): void;
}

/** A text is asked about when nobody has typed for this long, in ms. */
export const CHECK_PAUSE_MS = 400;
/** Where a server that is too busy does not say how long to wait, in ms. */
const LIMIT_PAUSE_MS = 10_000;
/** How soon a question that was not answered is asked again, in ms. */
const RETRY_MS = 5000;

const IDLE: CheckState = { text: '', status: 'idle', retryAt: null };

/** Whether the server knows a text; given up by the signal. */
export type Ask = (text: string, signal: AbortSignal) => Promise<boolean>;

/**
 * Builds a live check. A question about a text that was typed over is given up; a known answer is given at once; a
 * server that was asked too often, or did not answer, is asked again.
 */
export function createLiveCheck(ask: Ask): LiveCheck {
  const $state = atom<CheckState>(IDLE);
  const answers = new Map<string, CheckStatus>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question = new AbortController();

  const isWanted = (text: string) => $state.get().text === text && $state.get().status !== 'idle';

  function settle(text: string, status: CheckStatus, retryAt: number | null = null): void {
    if (isWanted(text)) $state.set({ text, status, retryAt });
  }

  function lookAgain(text: string, status: CheckStatus, pause: number): void {
    if (!isWanted(text)) return;
    settle(text, status, Date.now() + pause);
    timer = setTimeout(look, pause, text);
  }

  async function look(text: string): Promise<void> {
    question = new AbortController();
    try {
      const status = (await ask(text, question.signal)) ? 'found' : 'missing';
      answers.set(text, status);
      settle(text, status);
    } catch (thrown) {
      const { code, retryAfter } = toApiError(thrown);
      if (code === 'rate_limited') lookAgain(text, 'limited', retryAfter ?? LIMIT_PAUSE_MS);
      else lookAgain(text, 'failed', RETRY_MS);
    }
  }

  return {
    $state,
    type(text) {
      if (text !== null && isWanted(text)) return;
      clearTimeout(timer);
      question.abort();
      if (text === null) return $state.set(IDLE);
      const known = answers.get(text);
      $state.set({ text, status: known ?? 'checking', retryAt: null });
      if (!known) timer = setTimeout(look, CHECK_PAUSE_MS, text);
    },
  };
}
