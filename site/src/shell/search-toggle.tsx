import { useEffect, useLayoutEffect, useRef } from 'react';
import { ShellIcon } from './icons.js';
import { createPart, usePart } from './part.js';
import { useShellWords } from './settings.js';
import { useDisclosure } from './use-disclosure.js';

const field = createPart(async () => (await import('./search-field.js')).SearchField);

/** When the field is fetched at the latest, in ms. */
const FETCH_MS = 3000;

/** Shows and hides the search; Enter leads to its results. A-48, D1 §2.6. */
export function SearchToggle() {
  const { isOpen, root, button, id, close } = useDisclosure();
  const words = useShellWords();
  const Field = usePart(field, isOpen);
  const typed = useRef('');
  const label = isOpen ? words.close_search : words.search;
  useEffect(() => {
    const timer = setTimeout(field.fetch, FETCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="site-search" ref={root} data-state={isOpen ? 'open' : 'closed'}>
      {isOpen && (
        <div id={id} className="site-search__place">
          {Field ? (
            <Field typed={typed} onDone={close} />
          ) : (
            <StandIn label={words.search} onType={(text) => (typed.current = text)} />
          )}
        </div>
      )}
      <button {...button} aria-label={label} title={label} onPointerEnter={field.fetch} onFocus={field.fetch}>
        <ShellIcon name={isOpen ? 'close' : 'search'} />
      </button>
    </div>
  );
}

/** Takes what is typed before the field is there; a phone shows its keyboard only for what is there at the press. */
function StandIn({ label, onType }: { label: string; onType: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      className="site-search__stand-in"
      aria-label={label}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
