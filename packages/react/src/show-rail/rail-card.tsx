import type { RailLayout, Show } from '@panggung/core';
import type { FreeWord } from '../ui/show-price.js';
import { ShowTile } from '../ui/show-tile.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { WideTile } from './wide-tile.js';

export interface RailCardProps {
  show: Show;
  /** Where it stands in the row, from 0. */
  place: number;
  /** How many stand there. */
  count: number;
  layout: RailLayout;
  /** Where the Tab key stops: at one card of the row. */
  isStop: boolean;
  free: FreeWord | undefined;
  onShowSelect: WidgetListener<'show-select'> | undefined;
}

/** A card in its place. Readers are told of the whole row, although not all of it is drawn. */
export function RailCard({ show, place, count, layout, isStop, ...shared }: RailCardProps) {
  const link = { show, tabIndex: isStop ? 0 : -1, ...shared } as const;
  return (
    <li
      className="panggung-show-rail__card"
      style={{ gridColumn: String(place + 1) }}
      aria-setsize={count}
      aria-posinset={place + 1}
    >
      {layout === 'ranked' && (
        <span className="panggung-show-rail__rank" aria-hidden="true">
          {place + 1}
        </span>
      )}
      {layout === 'landscape' ? <WideTile {...link} /> : <ShowTile {...link} layout="portrait" level={3} />}
    </li>
  );
}
