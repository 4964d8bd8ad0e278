import { type KeyboardEvent, useState } from 'react';
import { matchingOptions, namedOption } from './matching-options.js';
import type { SelectOption } from './select.js';

interface Choosing {
  /** What is typed; null while the field shows the choice. */
  text: string | null;
  isOpen: boolean;
  /** Where the arrow keys stand among the matches; -1 is nowhere. */
  active: number;
  /** The field was left with this text, which names no option. */
  isUnnamed: boolean;
}

const closed: Choosing = { text: null, isOpen: false, active: -1, isUnnamed: false };

/**
 * What a combobox does, after the pattern of the ARIA Authoring Practices: typing filters, arrows walk, Enter takes.
 * Text that names no option stays in the field and is wrong until it is changed; the value stays what it was before,
 * so that a slip of the finger loses nothing.
 */
export function useCombobox(
  options: readonly SelectOption[],
  value: string,
  onChoose: (value: string) => void,
) {
  const [state, set] = useState(closed);
  const { text, isOpen, active, isUnnamed } = state;
  const chosen = options.find((option) => option.value === value);
  const matches = text === null ? options : matchingOptions(options, text);

  const choose = (option: SelectOption) => {
    set(closed);
    onChoose(option.value);
  };
  const open = () => set({ ...state, isOpen: true, active: chosen ? matches.indexOf(chosen) : -1 });
  const close = () => set(closed);
  const walk = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active;
    set({ ...state, isOpen: true, active: (from + step + matches.length) % Math.max(1, matches.length) });
  };

  /** Leaving takes what the text names, and nothing for no text. */
  const leave = () => {
    const named = text?.trim() ? namedOption(options, text) : undefined;
    if (named) return choose(named);
    if (text?.trim()) return set({ ...closed, text, isUnnamed: true });
    if (text !== null) onChoose('');
    close();
  };
  const take = () => {
    const option = matches[active];
    return option ? choose(option) : leave();
  };

  const keys = new Map<string, () => void>([
    ['ArrowDown', () => (isOpen ? walk(1) : open())],
    ['ArrowUp', () => (isOpen ? walk(-1) : open())],
  ]);
  if (isOpen) {
    keys.set('Escape', close);
    keys.set('Enter', take);
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
    isUnnamed,
    text: text ?? chosen?.label ?? '',
    type: (typed: string) =>
      set({ ...closed, text: typed, isOpen: true, active: typed.trim() === '' ? -1 : 0 }),
    choose,
    open,
    leave,
    toggle: () => (isOpen ? leave() : open()),
    onKeyDown,
  };
}
