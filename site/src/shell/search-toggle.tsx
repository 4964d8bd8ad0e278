import { type FormEvent, useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useNavigate } from '../navigation/navigate.js';
import { ShellIcon } from './icons.js';
import { useShellWords } from './settings.js';
import { useDisclosure } from './use-disclosure.js';

/** Shows and hides the search; Enter leads to its results. A-48, D1 §2.6. */
export function SearchToggle() {
  const { isOpen, root, button, id, close } = useDisclosure();
  const words = useShellWords();
  const label = isOpen ? words.close_search : words.search;
  return (
    <div className="site-search" ref={root} data-state={isOpen ? 'open' : 'closed'}>
      {isOpen && <SearchForm id={id} onDone={close} />}
      <button {...button} aria-label={label} title={label}>
        <ShellIcon name={isOpen ? 'close' : 'search'} />
      </button>
    </div>
  );
}

function SearchForm({ id, onDone }: { id: string; onDone: () => void }) {
  const words = useShellWords();
  const { go } = useNavigate();
  const asked = new URLSearchParams(useSearch()).get('q') ?? '';
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = input.current?.value.trim() ?? '';
    if (wanted === '') return;
    onDone();
    go(`/search?q=${encodeURIComponent(wanted)}`);
  };
  return (
    <search id={id} className="site-search__form">
      <form onSubmit={submit}>
        <ShellIcon name="search" size={16} />
        <input
          ref={input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          defaultValue={asked}
          aria-label={words.search_shows}
          placeholder={words.search_shows}
        />
      </form>
    </search>
  );
}
