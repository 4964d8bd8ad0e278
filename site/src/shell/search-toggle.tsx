import { useEffect } from 'react';
import { ShellIcon } from './icons.js';
import { createPart, usePart } from './part.js';
import { useShellWords } from './settings.js';
import { useDisclosure } from './use-disclosure.js';

const field = createPart(async () => (await import('./search-field.js')).SearchField);

/** When the field is fetched at the latest, in ms: a phone shows its keyboard only for a field that is there at the press. */
const FETCH_MS = 3000;

/** Shows and hides the search; Enter leads to its results. A-48, D1 §2.6. */
export function SearchToggle() {
  const { isOpen, root, button, id, close } = useDisclosure();
  const words = useShellWords();
  const Field = usePart(field, isOpen);
  const label = isOpen ? words.close_search : words.search;
  useEffect(() => {
    const timer = setTimeout(field.fetch, FETCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="site-search" ref={root} data-state={isOpen ? 'open' : 'closed'}>
      {isOpen && (
        <div id={id} className="site-search__place">
          {Field && <Field onDone={close} />}
        </div>
      )}
      <button {...button} aria-label={label} title={label} onPointerEnter={field.fetch} onFocus={field.fetch}>
        <ShellIcon name={isOpen ? 'close' : 'search'} />
      </button>
    </div>
  );
}
