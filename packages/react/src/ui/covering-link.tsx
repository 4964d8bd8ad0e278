import type { AnchorHTMLAttributes } from 'react';

export type CoveringLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>;

/**
 * The name of a card, as a link that covers the whole of it; the name alone is what a reader hears.
 * @example <CoveringLink href={href}>{show.name}</CoveringLink>
 */
export function CoveringLink({ children, ...link }: CoveringLinkProps) {
  return (
    <a {...link} className="panggung-covering-link">
      {children}
    </a>
  );
}
