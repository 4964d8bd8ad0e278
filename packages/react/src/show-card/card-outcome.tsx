import { isCountingDown, type Show, soundRecord } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowFailed, ShowMissing, ShowsEmpty } from '../ui/notices.js';
import { ShowTile } from '../ui/show-tile.js';
import { useLookAfter } from '../ui/use-look-after.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useWidgetState } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { CardPlace } from './card-place.js';

export interface CardOutcomeProps {
  state: 'loading' | 'ready' | 'missing' | 'empty' | 'failed';
  show?: Show | null | undefined;
  /** Asks anew. */
  onReload: () => void;
  onShowSelect?: WidgetListener<'show-select'> | undefined;
}

/** What came of asking for a show: its card, or why there is none. */
export function CardOutcome({ state, show, onReload, onShowSelect }: CardOutcomeProps) {
  useWidgetState(state);
  useLookAfter(show, onReload);
  if (state === 'missing') return <ShowMissing />;
  if (state === 'empty') return <ShowsEmpty />;
  if (state === 'failed') return <ShowFailed onRetry={onReload} />;
  return show ? <Card show={soundRecord(show)} onShowSelect={onShowSelect} /> : <CardPlace />;
}

const RemindButton = later(async () => (await import('../ui/remind-button.js')).RemindButton);

function Card({ show, onShowSelect }: Pick<CardOutcomeProps, 'onShowSelect'> & { show: Show }) {
  const isAhead = useAsOfNow((now) => isCountingDown(show, now));
  return (
    <ShowTile show={show} layout="adaptive" level={2} onShowSelect={onShowSelect}>
      {isAhead && <RemindButton show={show} />}
    </ShowTile>
  );
}
