import { searchText } from '@panggung/core';
import { Search } from '@panggung/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useSiteLinks } from '../site-links.js';

export interface SearchFieldProps {
  /** What was typed while this code was on its way. */
  typed: RefObject<string>;
  onDone: () => void;
}

/** Types into a field as a person would, so that it answers. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field of the bar, ready to be typed in; it begins with what the screen shows the results of. D-01, D-02. */
export function SearchField({ typed, onDone }: SearchFieldProps) {
  const { onSearch } = useSiteLinks();
  const q = searchText(new URLSearchParams(useSearch()).get('q'));
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = root.current?.querySelector('input');
    input?.focus();
    if (input && typed.current) typeInto(input, typed.current);
    typed.current = '';
  }, [typed]);
  return (
    <div ref={root}>
      <Search
        q={q}
        onSearch={(event) => {
          onDone();
          onSearch(event);
        }}
      />
    </div>
  );
}
