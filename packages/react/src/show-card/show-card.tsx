import type { Id } from '@panggung/core';
import { useEffect } from 'react';
import { later } from '../ui/later.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { recordState } from '../ui/record-state.js';
import { useStore } from '../ui/use-store.js';
import { Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { comingShows } from './artist-shows.js';
import { CardPlace } from './card-place.js';

export interface ShowCardProps extends PanggungSettings {
  /** The show, by id. */
  show?: Id | undefined;
  /**
   * Instead of a show: a creator, by id, whose show on air is taken, else the nearest to come, else the latest to watch
   * again, now and as time passes.
   */
  artist?: Id | undefined;
  /** The card was chosen; prevent it to keep the browser here. */
  onShowSelect?: WidgetListener<'show-select'> | undefined;
}

/**
 * One show as a card: an artist's next, by itself.
 * @example <ShowCard artist={7} />
 */
export function ShowCard(props: ShowCardProps) {
  const { show, artist, onShowSelect } = props;
  return (
    <Widget {...props} name="show-card">
      {show ? (
        <OneShow id={show} onShowSelect={onShowSelect} />
      ) : artist ? (
        <NextShow artist={artist} onShowSelect={onShowSelect} />
      ) : (
        <CardOutcome state="missing" onReload={() => {}} />
      )}
    </Widget>
  );
}

type Listening = Pick<ShowCardProps, 'onShowSelect'>;

function OneShow({ id, onShowSelect }: Listening & { id: Id }) {
  const { shows } = usePanggung();
  const show = useStore(shows.one(id));
  return (
    <CardOutcome
      state={recordState(show)}
      show={'value' in show ? show.value : undefined}
      onReload={() => shows.reload(id)}
      onShowSelect={onShowSelect}
    />
  );
}

/** Asks for an artist's shows while the code that chooses among them is on its way. */
function NextShow({ artist, onShowSelect }: Listening & { artist: Id }) {
  const { shows } = usePanggung();
  useEffect(() => shows.list(comingShows(artist)).listen(() => {}), [shows, artist]);
  return (
    <NextOf artist={artist}>{(outcome) => <CardOutcome {...outcome} onShowSelect={onShowSelect} />}</NextOf>
  );
}

const NextOf = later(async () => (await import('./next-of.js')).NextOf, CardPlace);
const CardOutcome = later(async () => (await import('./card-outcome.js')).CardOutcome, CardPlace);
