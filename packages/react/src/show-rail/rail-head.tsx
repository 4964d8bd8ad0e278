import { railMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { hostLink } from '../ui/host-link.js';
import { Icon, nextShape } from '../ui/icon.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
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

function SeeAll({
  href,
  heading,
  onListOpen,
}: Pick<RailHeadProps, 'heading' | 'onListOpen'> & { href: string }) {
  const words = useWords(railMessages);
  const { onClick } = hostLink({ href }, onListOpen);
  return (
    <a
      className="panggung-show-rail__all"
      href={href}
      aria-label={heading && `${words.see_all}: ${heading}`}
      onClick={onClick}
    >
      {words.see_all}
      <Icon shape={nextShape} size={16} />
    </a>
  );
}

/** Above the cards: what they are, and the way to all of them. */
export function RailHead({ id, heading, seeAllHref, onListOpen, children }: RailHeadProps) {
  const words = useWords(railMessages);
  const part = useFocusHeir();
  return (
    <header ref={part} className="panggung-show-rail__head">
      <h2 id={id} className={heading ? 'panggung-show-rail__heading' : 'panggung-hidden'}>
        {heading ?? words.shows}
      </h2>
      {children}
      {seeAllHref && <SeeAll href={seeAllHref} heading={heading} onListOpen={onListOpen} />}
    </header>
  );
}
