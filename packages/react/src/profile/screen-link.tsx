import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../ui/plain-click.js';
import type { ProfileScreen, ProfileWay } from './use-profile-screen.js';

export interface ScreenLinkProps {
  way: ProfileWay;
  to: ProfileScreen;
  className: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** The way to another screen: a link where screens have addresses, else a button. */
export function ScreenLink({ way, to, className, isCurrent = false, children }: ScreenLinkProps) {
  const current = isCurrent ? 'page' : undefined;
  const href = way.hrefOf?.(to);
  if (href === undefined) {
    return (
      <button type="button" className={className} aria-current={current} onClick={() => way.go(to)}>
        {children}
      </button>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    way.go(to);
  };
  return (
    <a className={className} href={href} aria-current={current} onClick={onClick}>
      {children}
    </a>
  );
}
