import { searchText } from '@panggung/core';
import { Search } from '@panggung/react';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useSiteLinks } from '../site-links.js';

/** The field of the bar, ready to be typed in; it begins with what the screen shows the results of. D-01, D-02. */
export function SearchField({ onDone }: { onDone: () => void }) {
  const { onSearch } = useSiteLinks();
  const q = searchText(new URLSearchParams(useSearch()).get('q'));
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
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
