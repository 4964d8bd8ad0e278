import {
  askedPieces,
  SEARCH_DEBOUNCE_MS,
  type Show,
  SUGGESTION_COUNT,
  searchText,
  soundRecords,
} from '@panggung/core';
import { atom, type ReadableAtom } from 'nanostores';
import type { Panggung } from './panggung.js';

/** Where suggestions stand: nothing is asked, the answer is awaited, it is here, or it does not come. */
export type SuggestionStatus = 'idle' | 'waiting' | 'ready' | 'failed';

/** What is suggested for a text. */
export interface SuggestionState {
  /** What is asked for. */
  text: string;
  status: SuggestionStatus;
  /** While an answer is awaited, those of the text before. */
  shows: readonly Show[];
}

/** Shows that are suggested to somebody who types. */
export interface Suggestions {
  $suggestions: ReadableAtom<SuggestionState>;
  /** Asks about this text once nobody has typed for a moment; none takes back what was asked. */
  type(text: string): void;
}

/** Those whose own name has it first: the search knows artists, places and categories too. D-01. */
function byName(shows: readonly Show[], text: string): Show[] {
  const isNamed = ({ name }: Show) => askedPieces(String(name ?? ''), text).some(({ isAsked }) => isAsked);
  return [...shows.filter(isNamed), ...shows.filter((show) => !isNamed(show))];
}

const NOTHING: SuggestionState = { text: '', status: 'idle', shows: [] };

/**
 * Builds the suggestions of one search field; a question that was typed over is given up. D-01, AMB-071.
 * @example const suggestions = createSuggestions(panggung); suggestions.type('malam');
 */
export function createSuggestions({ http }: Pick<Panggung, 'http'>): Suggestions {
  const $suggestions = atom(NOTHING);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question = new AbortController();

  async function ask(text: string): Promise<void> {
    const { signal } = question;
    const settle = (status: SuggestionStatus, shows: readonly Show[]) =>
      signal.aborted || $suggestions.set({ text, status, shows });
    try {
      const query = { q: text, page: 1, per_page: SUGGESTION_COUNT };
      const { data } = await http.call('GET /api/v1/room/video', { query, signal });
      settle('ready', byName(soundRecords(data), text));
    } catch {
      // A refusal empties the list (D-13); the search itself will say what is wrong.
      settle('failed', []);
    }
  }

  return {
    $suggestions,
    type(typed) {
      const text = searchText(typed);
      const known = $suggestions.get();
      if (text === known.text && known.status !== 'failed') return;
      clearTimeout(timer);
      question.abort();
      if (text === '') return $suggestions.set(NOTHING);
      question = new AbortController();
      $suggestions.set({ ...known, text, status: 'waiting' });
      timer = setTimeout(ask, SEARCH_DEBOUNCE_MS, text);
    },
  };
}
