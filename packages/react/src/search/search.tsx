import { SEARCH_LENGTH, searchMessages } from '@panggung/core';
import { type FormEvent, useId, useRef } from 'react';
import { IconButton } from '../ui/button.js';
import { closeShape, Icon } from '../ui/icon.js';
import { searchShape } from '../ui/icon-search.js';
import type { PanggungSettings } from '../ui/panggung-provider.js';
import { useWords } from '../ui/use-words.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { optionId, SuggestionList } from './suggestion-list.js';
import { useSearch } from './use-search.js';

export interface SearchProps extends PanggungSettings {
  /**
   * The text it begins with; changed, it is in the field.
   * @default ''
   */
  q?: string | undefined;
  /** Somebody searches; prevent it to show the results yourself. */
  onSearch?: WidgetListener<'search'> | undefined;
}

/**
 * A search field that suggests shows while one types, and leads to the results.
 * @example <Search onSearch={(event) => { event.preventDefault(); navigate(event.detail.href); }} />
 */
export function Search(props: SearchProps) {
  return (
    <Widget {...props} name="search">
      <SearchField {...props} />
    </Widget>
  );
}

function SearchField({ q = '', onSearch }: SearchProps) {
  const words = useWords(searchMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch({ q, onSearch });
  const { text, isOpen, active, state } = search;
  useWidgetState(state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.submit();
  };
  const clear = () => {
    search.type('');
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is no form, and what is typed here is sent by Enter.
    <form className="panggung-search__form" role="search" onSubmit={submit}>
      <span className="panggung-search__box" part="field">
        <Icon shape={searchShape} size={16} />
        <input
          ref={input}
          className="panggung-search__input"
          part="input"
          // Not of type search: that may not have a list. ARIA in HTML.
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LENGTH}
          aria-label={words.search_shows}
          placeholder={words.search_shows}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-activedescendant={active < 0 ? undefined : optionId(id, active)}
          value={text}
          onChange={(event) => search.type(event.currentTarget.value)}
          onKeyDown={search.onKeyDown}
          onBlur={search.close}
        />
        {text && (
          <IconButton label={words.clear} onClick={clear}>
            <Icon shape={closeShape} size={16} />
          </IconButton>
        )}
      </span>
      <SuggestionList id={id} search={search} />
    </form>
  );
}
