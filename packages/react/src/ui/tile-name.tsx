import { CoveringLink, type CoveringLinkProps } from './covering-link.js';

export interface TileNameProps extends CoveringLinkProps {
  /** How deep it stands in the outline of the page. */
  level: 2 | 3;
}

/** The name of a show's card, two lines of it at most. */
export function TileName({ level, ...link }: TileNameProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="panggung-tile__name" part="name">
      <CoveringLink {...link} />
    </Heading>
  );
}
