import { landscapeImage, portraitImage, type Show, showBadge, showMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { ShowStatusBadge } from './badge.js';
import { Cover } from './cover.js';
import { ShowDate } from './show-date.js';
import { useShowLink } from './show-link.js';
import { type FreeWord, ShowPrice } from './show-price.js';
import type { TileLayout } from './show-tile-place.js';
import { TicketLine } from './ticket-line.js';
import { TileName } from './tile-name.js';
import { useAttention } from './use-attention.js';
import { useWords } from './use-words.js';
import type { WidgetListener } from './widget-event.js';

export interface ShowTileProps {
  show: Show;
  layout: TileLayout;
  /** Below a heading of ours, or right below the host's: no step of the outline is left out. */
  level: 2 | 3;
  free?: FreeWord | undefined;
  /** In a row that arrows lead along, the Tab key stops at one card alone. */
  tabIndex?: 0 | -1 | undefined;
  /** What else can be done with the show, beside its tickets. */
  children?: ReactNode;
  onShowSelect?: WidgetListener<'show-select'> | undefined;
}

function Covers({ show, layout, isMoving }: Pick<ShowTileProps, 'show' | 'layout'> & { isMoving: boolean }) {
  const shared = { show, movingSrc: isMoving && show.dynamic_cover };
  return (
    <>
      <Cover {...shared} ratio="portrait" src={portraitImage(show)} />
      {layout === 'adaptive' && <Cover {...shared} ratio="landscape" src={landscapeImage(show)} />}
    </>
  );
}

/** Where a show stands, as a word before its date; upcoming goes without saying. */
function TileStatus({ show }: Pick<ShowTileProps, 'show'>) {
  const words = useWords(showMessages);
  const status = showBadge(show);
  if (status === 'WAITING') return null;
  return (
    <span className="panggung-tile__status" data-state={status}>
      {words[status]}
    </span>
  );
}

/** A show as a card: the picture is the card, the whole of it is the link. */
export function ShowTile({ show, layout, level, free, tabIndex, children, onShowSelect }: ShowTileProps) {
  const link = useShowLink(show, onShowSelect);
  const [isAttended, attention] = useAttention();
  return (
    <article className="panggung-tile" part="card" data-layout={layout} {...attention}>
      <div className="panggung-tile__art">
        <Covers show={show} layout={layout} isMoving={isAttended} />
      </div>
      <div className="panggung-tile__text">
        {layout === 'adaptive' && (
          <p className="panggung-tile__badges">
            <ShowStatusBadge show={show} />
          </p>
        )}
        <TileName {...link} level={level} tabIndex={tabIndex}>
          {show.name}
        </TileName>
        <p className="panggung-tile__meta" part="meta">
          <span>
            {layout === 'portrait' && <TileStatus show={show} />}
            <ShowDate show={show} isTimed={layout === 'adaptive'} />
          </span>
          <ShowPrice show={show} free={free} />
        </p>
        <div className="panggung-tile__foot">
          <TicketLine surface="list" show={show} />
          {children}
        </div>
      </div>
    </article>
  );
}
