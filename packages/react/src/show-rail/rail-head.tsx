import { railMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { hostLink } from '../ui/host-link.js';
import { Icon, nextShape } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';

export interface RailHeadProps {
  /** Names the row for readers. */
  id: string;
  heading: string | undefined;
  seeAllHref: string | undefined;
  onListOpen: WidgetListener<'list-open'> | undefined;
  /** What moves the row. */
  children?: ReactNode;
}

/** Above the cards: what they are, and the way to all of them. */
export function RailHead({ id, heading, seeAllHref, onListOpen, children }: RailHeadProps) {
  const words = useWords(railMessages);
  return (
    <header className="panggung-show-rail__head">
      <h2 id={id} className={heading ? 'panggung-show-rail__heading' : 'panggung-hidden'}>
        {heading ?? words.shows}
      </h2>
      {children}
      {seeAllHref && (
        <a {...hostLink({ href: seeAllHref }, onListOpen)} className="panggung-show-rail__all">
          {words.see_all}
          {heading && <span className="panggung-hidden">: {heading}</span>}
          <Icon shape={nextShape} size={16} />
        </a>
      )}
    </header>
  );
}
