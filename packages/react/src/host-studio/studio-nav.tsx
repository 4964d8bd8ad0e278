import { hostStudioMessages } from '@panggung/core';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../ui/plain-click.js';
import { useSiteHref } from '../ui/site-href.js';
import { useWords } from '../ui/use-words.js';
import { emit, type WidgetListener } from '../ui/widget-event.js';
import type { StudioWay } from './use-studio-place.js';

export interface StudioNavProps {
  way: StudioWay;
  onManageOpen: WidgetListener<'manage-open'> | undefined;
  onExpressionsOpen: WidgetListener<'expressions-open'> | undefined;
}

/** The ways to the two lists: real links, which the host may take over, and which else lead on in place. */
export function StudioNav({ way, onManageOpen, onExpressionsOpen }: StudioNavProps) {
  const words = useWords(hostStudioMessages);
  const links = [
    { screen: 'manage', href: useSiteHref('/manageshow'), listener: onManageOpen },
    { screen: 'expressions', href: useSiteHref('/express'), listener: onExpressionsOpen },
  ] as const;
  const here = way.place.screen;
  return (
    <nav className="panggung-host-studio__nav" aria-label={words.studio}>
      {links.map(({ screen, href, listener }) => (
        <a
          key={screen}
          href={href}
          part="tab"
          aria-current={here === screen ? 'page' : undefined}
          onClick={(event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            if (here !== screen && emit(listener, { href })) way.leaveFor({ screen });
          }}
        >
          {words[screen]}
        </a>
      ))}
    </nav>
  );
}
