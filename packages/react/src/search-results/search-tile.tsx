import { portraitImage, type Show } from '@panggung/core';
import { Cover } from '../ui/cover.js';
import { Instant } from '../ui/instant.js';
import { useShowLink } from '../ui/show-link.js';
import { TicketLine } from '../ui/ticket-line.js';
import { TileName } from '../ui/tile-name.js';
import type { WidgetListener } from '../ui/widget-event.js';

export interface SearchTileProps {
  show: Show;
  onShowSelect: WidgetListener<'show-select'> | undefined;
}

/** A show that was found: its cover, its name, when it was announced, and what tickets are left. D-05 to D-10. */
export function SearchTile({ show, onShowSelect }: SearchTileProps) {
  const link = useShowLink(show, onShowSelect);
  return (
    <article className="panggung-tile" part="card" data-layout="portrait">
      <div className="panggung-tile__art">
        <Cover src={portraitImage(show)} show={show} ratio="portrait" />
      </div>
      <div className="panggung-tile__text">
        <TileName {...link} level={2}>
          {show.name}
        </TileName>
        <p className="panggung-tile__meta" part="meta">
          <Instant at={show.created_at} />
        </p>
        <p>
          <TicketLine surface="search" show={show} />
        </p>
      </div>
    </article>
  );
}
