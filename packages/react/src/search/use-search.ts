import { createSuggestions, type SuggestionState, type SuggestionStatus } from '@panggung/client';
import { type Show, searchPath, searchText } from '@panggung/core';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { isPlainClick } from '../ui/plain-click.js';
import { useSiteHref } from '../ui/site-href.js';
import { useStore } from '../ui/use-store.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';

/** Something to search for: a suggested show by its name, or what was typed. */
export interface Choice {
  text: string;
  href: string;
  show?: Show;
}

/** What a search field shows: no list, or how the suggestions in it stand. */
export type SearchState = 'closed' | 'waiting' | 'ready' | 'empty' | 'failed';

const openStates: Record<SuggestionStatus, SearchState> = {
  idle: 'closed',
  waiting: 'waiting',
  ready: 'ready',
  failed: 'failed',
};

function stateOf(isOpen: boolean, { status, shows }: SuggestionState): SearchState {
  if (!isOpen) return 'closed';
  return status === 'ready' && shows.length === 0 ? 'empty' : openStates[status];
}

interface Typing {
  /** The host's text that this was typed over. */
  q: string;
  text: string;
  isOpen: boolean;
  /** Where the arrow keys stand, and in which suggestions. */
  active: number;
  among: readonly Show[];
}

export interface SearchControl {
  q: string;
  onSearch: WidgetListener<'search'> | undefined;
}

export interface SearchView {
  text: string;
  state: SearchState;
  isOpen: boolean;
  /** The suggestions, and last what was typed. */
  choices: readonly Choice[];
  /** The choice that the arrow keys stand on; -1 is none. */
  active: number;
  list: RefObject<HTMLDivElement | null>;
  type(text: string): void;
  close(): void;
  /** Searches for the choice the arrow keys stand on, else for what was typed. */
  submit(): void;
  onKeyDown(event: KeyboardEvent): void;
  /** For the link of a choice. */
  follow(choice: Choice, event: MouseEvent): void;
}

function useChoices(text: string, shows: readonly Show[]): Choice[] {
  const site = useSiteHref('');
  return useMemo(() => {
    const choice = (wanted: string, show?: Show): Choice => ({
      text: wanted,
      href: `${site}${searchPath(wanted)}`,
      ...(show && { show }),
    });
    const named = shows.filter(({ name }) => searchText(String(name ?? '')) !== '');
    return [...named.map((show) => choice(String(show.name), show)), choice(searchText(text))];
  }, [text, shows, site]);
}

/** What is suggested for a text of the person's own; the host's is an answer already. */
function useSuggestions() {
  const panggung = usePanggung();
  const suggestions = useMemo(() => createSuggestions(panggung), [panggung]);
  useEffect(() => () => suggestions.type(''), [suggestions]);
  return { ask: suggestions.type, suggested: useStore(suggestions.$suggestions) };
}

/** What a search field does, after the combobox pattern of the ARIA Authoring Practices: the list is offered, never forced. */
export function useSearch({ q, onSearch }: SearchControl): SearchView {
  const { ask, suggested } = useSuggestions();
  const { shows } = suggested;
  const fresh: Typing = { q, text: q, isOpen: false, active: -1, among: shows };
  const [kept, set] = useState(fresh);
  const { text, isOpen: isWanted, ...at } = kept.q === q ? kept : fresh;
  const choices = useChoices(text, shows);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = isWanted && searchText(text) !== '';
  const active = isOpen && at.among === shows ? at.active : -1;

  const change = (next: Partial<Typing>) => set({ q, text, isOpen, active, among: shows, ...next });
  const close = () => change({ isOpen: false, active: -1 });
  const type = (typed: string) => {
    ask(typed);
    change({ text: typed, isOpen: true, active: -1 });
  };
  const open = () => {
    ask(text);
    change({ isOpen: true, active: -1 });
  };
  const walk = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active;
    change({ active: (from + step + choices.length) % choices.length });
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: isOpen ? () => walk(1) : open,
    ArrowUp: isOpen ? () => walk(-1) : open,
    Escape: isOpen ? close : undefined,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    // Handled here: what holds the field stays open.
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return {
    text,
    state: stateOf(isOpen, suggested),
    isOpen,
    choices,
    active,
    list,
    type,
    close,
    onKeyDown,
    submit() {
      if (searchText(text) === '') return;
      // One way for keys and fingers: the links themselves.
      const links = list.current?.querySelectorAll('a');
      links?.[active < 0 ? links.length - 1 : active]?.click();
    },
    follow(choice, event) {
      if (!isPlainClick(event)) return;
      ask('');
      change({ text: choice.text, isOpen: false, active: -1 });
      if (!emit(onSearch, { q: choice.text, href: choice.href })) event.preventDefault();
    },
  };
}
