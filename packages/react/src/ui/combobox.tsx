import { fill } from '@panggung/core';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from './field.js';
import { checkShape, Icon } from './icon.js';
import { downShape } from './icon-form.js';
import type { SelectOption } from './select.js';
import { useCombobox } from './use-combobox.js';

/** Room the list would like, in px. */
const LIST_HEIGHT = 272;
const GAP = 16;

export interface ComboboxWords {
  /** Where nothing fits what was typed; also what is wrong with a field that was left so. */
  none: string;
  /** How many fit, with `{count}`. */
  count: string;
  /** What the arrow at the end of the field does. */
  list: string;
}

export interface ComboboxProps extends Pick<FieldProps, 'label' | 'error'> {
  value: string;
  options: readonly SelectOption[];
  placeholder: string;
  words: ComboboxWords;
  hint?: ReactNode;
  disabled?: boolean;
  onValueChange: (value: string) => void;
}

/** On which side of the field the window has room for the list, and how much. */
function useRoom(list: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [room, setRoom] = useState({ side: 'below', height: LIST_HEIGHT });
  useLayoutEffect(() => {
    const box = list.current?.parentElement?.getBoundingClientRect();
    if (!isOpen || !box) return;
    // The keyboard of a phone covers part of the window.
    const window = globalThis.visualViewport?.height ?? globalThis.innerHeight;
    const below = window - box.bottom - GAP;
    const above = box.top - GAP;
    const side = below < LIST_HEIGHT && above > below ? 'above' : 'below';
    setRoom({ side, height: Math.max(120, Math.min(LIST_HEIGHT, side === 'above' ? above : below)) });
  }, [list, isOpen]);
  return room;
}

/** Scrolls the list, and never the page. */
function useActiveInSight(list: RefObject<HTMLElement | null>, active: number): void {
  useLayoutEffect(() => {
    const box = list.current;
    const option = box?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!box || !option || active < 0) return;
    const { offsetTop: top, offsetHeight: height } = option;
    const { scrollTop, clientHeight } = box;
    if (top < scrollTop) box.scrollTop = top;
    else if (top + height > scrollTop + clientHeight) box.scrollTop = top + height - clientHeight;
  }, [list, active]);
}

/**
 * One of many, found by typing part of its name. Text that names none of them is kept and said to be wrong, and the value
 * stays what it was before.
 */
export function Combobox({
  label,
  error,
  hint,
  words,
  options,
  value,
  onValueChange,
  ...rest
}: ComboboxProps) {
  const box = useCombobox(options, value, onValueChange);
  const { isOpen, active, matches, chosen } = box;
  const list = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { side, height } = useRoom(list, isOpen);
  useActiveInSight(list, active);
  const report = matches.length === 0 ? words.none : fill(words.count, { count: matches.length });
  const toggle = () => {
    input.current?.focus();
    box.toggle();
  };
  return (
    <Field
      label={label}
      error={error ?? (box.isUnnamed ? report : undefined)}
      hint={hint}
      end={
        <button
          type="button"
          className="panggung-combobox__arrow"
          tabIndex={-1}
          aria-label={words.list}
          aria-expanded={isOpen}
          disabled={rest.disabled}
          // The field keeps the focus, and what is typed in it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon shape={downShape} size={16} />
        </button>
      }
    >
      {(control) => (
        <>
          <input
            {...rest}
            {...control}
            ref={input}
            part="input"
            role="combobox"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen && matches.length > 0}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={active < 0 ? undefined : `${control.id}-${active}`}
            value={box.text}
            onChange={(event) => box.type(event.currentTarget.value)}
            onKeyDown={box.onKeyDown}
            onClick={() => isOpen || box.open()}
            onBlur={box.leave}
          />
          <span
            ref={list}
            id={`${control.id}-list`}
            className="panggung-combobox__list"
            role="listbox"
            aria-label={label}
            hidden={!isOpen || matches.length === 0}
            data-side={side}
            style={{ maxHeight: height }}
            onMouseDown={(event) => event.preventDefault()}
          >
            {isOpen &&
              matches.map((option, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input, which keeps the focus.
                <span
                  key={option.value}
                  id={`${control.id}-${place}`}
                  className="panggung-combobox__option"
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  onClick={() => box.choose(option)}
                >
                  {option.label}
                  {option === chosen && <Icon shape={checkShape} size={16} />}
                </span>
              ))}
          </span>
          {isOpen && matches.length === 0 && (
            <span className="panggung-combobox__list" data-side={side} data-empty="">
              {words.none}
            </span>
          )}
          <span className="panggung-hidden" role="status">
            {isOpen && box.isTyped ? report : ''}
          </span>
        </>
      )}
    </Field>
  );
}
