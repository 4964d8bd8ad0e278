import { fill, searchMessages } from '@panggung/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { Icon } from '../ui/icon.js';
import { searchShape } from '../ui/icon-search.js';
import { later } from '../ui/later.js';
import { useWords } from '../ui/use-words.js';
import type { SuggestedProps } from './suggested.js';
import type { SearchState, SearchView } from './use-search.js';

/** The id of a choice in the list of this id. */
export const optionId = (list: string, place: number) => `${list}-${place}`;

/** Scrolls the list, and never the page. */
function useActiveInSight({ list, active }: SearchView): void {
  useLayoutEffect(() => {
    const box = list.current;
    const option = box?.querySelectorAll('a')[active];
    if (!box || !option) return;
    const { offsetTop: top, offsetHeight: height } = option;
    if (top < box.scrollTop) box.scrollTop = top;
    else box.scrollTop = Math.max(box.scrollTop, top + height - box.clientHeight);
  }, [list, active]);
}

/** What is suggested, and below it what was typed; it stands also while it is shut, since Enter goes by its links. */
export function SuggestionList({ id, search }: { id: string; search: SearchView }) {
  const words = useWords(searchMessages);
  const { text, choices, active, isOpen, list } = search;
  useActiveInSight(search);
  return (
    <>
      <div
        ref={list}
        id={id}
        className="panggung-search__list"
        role="listbox"
        aria-label={words.suggestions}
        hidden={!isOpen}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {choices.map((choice, place) => (
          <a
            key={choice.show?.id ?? 'typed'}
            id={optionId(id, place)}
            className="panggung-search__option"
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            href={choice.href}
            onClick={(event) => search.follow(choice, event)}
          >
            {choice.show ? (
              <Suggested show={choice.show} name={choice.text} asked={text} />
            ) : (
              <Typed text={choice.text} />
            )}
          </a>
        ))}
      </div>
      <span className="panggung-hidden" role="status">
        <Report state={search.state} count={choices.length - 1} />
      </span>
    </>
  );
}

const Suggested = later(async () => (await import('./suggested.js')).Suggested, NameAlone);

/** Stands in for a suggestion whose picture cannot be drawn yet. */
function NameAlone({ name }: SuggestedProps) {
  return (
    <>
      <span />
      <span className="panggung-search__name">{name}</span>
    </>
  );
}

function Typed({ text }: { text: string }): ReactNode {
  const words = useWords(searchMessages);
  return (
    <>
      <Icon shape={searchShape} size={16} />
      <span className="panggung-search__name">{fill(words.search_for, { text })}</span>
    </>
  );
}

/** Says how many there are, once that is known. */
function Report({ state, count }: { state: SearchState; count: number }): ReactNode {
  const words = useWords(searchMessages);
  if (state === 'ready') return fill(words.suggestion_count, { count });
  return state === 'empty' ? words.no_suggestion : null;
}
