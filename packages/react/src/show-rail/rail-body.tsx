import { type RailLayout, railMessages, type Show } from '@panggung/core';
import { useMemo } from 'react';
import { IconButton } from '../ui/button.js';
import { Icon, nextShape, previousShape } from '../ui/icon.js';
import { Records } from '../ui/records.js';
import type { FreeWord } from '../ui/show-price.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { RailCard } from './rail-card.js';
import { RailHead, type RailHeadProps } from './rail-head.js';
import type { KeptPlace } from './use-kept-place.js';
import { useRailKeys } from './use-rail-keys.js';
import { type RailEnds, type Turn, useRailScroll } from './use-rail-scroll.js';

export interface RailBodyProps {
  head: RailHeadProps;
  layout: RailLayout;
  shows: Show[];
  /** Where the row was left. */
  kept: KeptPlace;
  /** The word of the place for nothing to pay. */
  free: FreeWord | undefined;
  onShowSelect: WidgetListener<'show-select'> | undefined;
}

/** For the mouse; hands and keyboards move the row itself. */
function Arrows({ ends, onTurn }: { ends: RailEnds; onTurn: (turn: Turn) => void }) {
  const words = useWords(railMessages);
  return (
    <span className="panggung-show-rail__arrows">
      <IconButton
        label={words.previous}
        aria-disabled={ends === 'start' || undefined}
        onClick={() => onTurn(-1)}
      >
        <Icon shape={previousShape} />
      </IconButton>
      <IconButton label={words.next} aria-disabled={ends === 'end' || undefined} onClick={() => onTurn(1)}>
        <Icon shape={nextShape} />
      </IconButton>
    </span>
  );
}

/** A row of cards: only those near its visible part are drawn, the others keep their place. */
export function RailBody({ head, layout, shows, kept, free, onShowSelect }: RailBodyProps) {
  const count = shows.length;
  const { track, from, to, stop: inSight, ends, look, rest, turn } = useRailScroll(kept);
  const { stop, onFocus, onKeyDown } = useRailKeys({ track, count, inSight, onMove: look });
  const places = useMemo(() => new Map(shows.map(({ id }, place) => [id, place])), [shows]);
  const drawn = useMemo(
    () => shows.filter((_, place) => (place >= from && place < to) || place === stop),
    [shows, from, to, stop],
  );
  return (
    <section
      className="panggung-show-rail__row"
      aria-labelledby={head.id}
      data-layout={layout}
      data-ends={ends}
    >
      <RailHead {...head}>{ends !== 'both' && <Arrows ends={ends} onTurn={turn} />}</RailHead>
      <ul
        ref={track}
        className="panggung-show-rail__track"
        style={{ gridTemplateColumns: `repeat(${count}, var(--p-card))` }}
        onScroll={look}
        onScrollEnd={rest}
        onFocusCapture={onFocus}
        onKeyDown={onKeyDown}
      >
        <Records of={drawn}>
          {(show) => {
            const place = places.get(show.id) ?? 0;
            const isStop = place === stop;
            return <RailCard {...{ show, place, count, layout, isStop, free, onShowSelect }} />;
          }}
        </Records>
      </ul>
    </section>
  );
}
