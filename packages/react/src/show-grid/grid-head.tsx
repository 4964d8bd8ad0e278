import type { ReactNode } from 'react';
import type { ShowGridProps } from './show-grid.js';

type HeadProps = Pick<ShowGridProps, 'limit' | 'noFilter' | 'heading' | 'headingLevel'> & {
  /** The filter, once it is there. */
  children?: ReactNode;
};

/** Whether shows may be filtered: a grid of a few has nothing to filter. */
export const hasFilter = ({ limit, noFilter }: Pick<ShowGridProps, 'limit' | 'noFilter'>) =>
  limit === undefined && !noFilter;

/** What stands above the cards: a title, and the way to the filter. */
export function GridHead({ heading, headingLevel = 2, children, ...props }: HeadProps) {
  if (!heading && !hasFilter(props)) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="panggung-show-grid__head">
      {heading && <Heading className="panggung-show-grid__heading">{heading}</Heading>}
      {children}
    </div>
  );
}
