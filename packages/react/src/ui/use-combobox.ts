import { type KeyboardEvent, useState } from 'react';
import { matchingOptions, namedOption } from './matching-options.js';
import type { SelectOption } from './select.js';

interface Choosing {
  /** What is typed; null while the field shows the choice. */
  text: string | null;
  isOpen: boolean;
  /** Where the arrow keys stand among the matches; -1 is nowhere. */
  active: number;
}

const closed: Choosing = { text: null, isOpen: false, active: -1 };

/** What a combobox does, after the pattern of the ARIA Authoring Practices: typing filters, arrows walk, Enter takes. */
export function useCombobox(
  options: readonly SelectOption[],
  value: string,
  onChoose: (value: string) => void,
) {
  const [state, set] = useState(closed);
  const { text, isOpen, active } = state;
  const chosen = options.find((option) => option.value === value);
  const matches = text === null ? options : matchingOptions(options, text);

  const choose = (option: SelectOption | undefined) => {
    set(closed);
    if (option) onChoose(option.value);
  };
  const open = () => set({ text, isOpen: true, active: chosen ? matches.indexOf(chosen) : -1 });
  const close = () => set(closed);
  const walk = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active;
    set({ text, isOpen: true, active: (from + step + matches.length) % Math.max(1, matches.length) });
  };

  /** Leaving takes what the text names, nothing for no text, and else puts the choice back. */
  const leave = () => {
    if (text?.trim() === '') onChoose('');
    else if (text !== null) return choose(namedOption(options, text));
    close();
  };

  const keys = new Map<string, () => void>([
    ['ArrowDown', () => (isOpen ? walk(1) : open())],
    ['ArrowUp', () => (isOpen ? walk(-1) : open())],
  ]);
  if (isOpen) {
    keys.set('Escape', close);
    keys.set('Enter', () => (active < 0 ? leave() : choose(matches[active])));
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys.get(event.key);
    if (!act) return;
    // Handled here: the form is not sent, a dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return {
    isOpen,
    active: isOpen ? active : -1,
    matches,
    chosen,
    isTyped: text !== null,
    text: text ?? chosen?.label ?? '',
    type: (typed: string) => set({ text: typed, isOpen: true, active: typed.trim() === '' ? -1 : 0 }),
    choose,
    open,
    leave,
    toggle: () => (isOpen ? close() : open()),
    onKeyDown,
  };
}
