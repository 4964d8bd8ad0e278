import type { Id, Show } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowFailed, ShowMissing, ShowsEmpty } from '../ui/notices.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { showState } from '../ui/show-state.js';
import { ShowTilePlace } from '../ui/show-tile-place.js';
import { Loading } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { WidgetListener } from '../ui/widget-event.js';
import { useNextShow } from './use-next-show.js';

export interface ShowCardProps extends PanggungSettings {
  /** The show, by id. */
  show?: Id | undefined;
  /** Instead of a show: a creator, by id, whose show on air or nearest to come is taken, now and as time passes. */
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
      {isGiven(show) ? (
        <OneShow id={show} onShowSelect={onShowSelect} />
      ) : isGiven(artist) ? (
        <NextShow artist={artist} onShowSelect={onShowSelect} />
      ) : (
        <Card state="missing" onShowSelect={onShowSelect} />
      )}
    </Widget>
  );
}

function isGiven(id: Id | undefined): id is Id {
  return id !== undefined && id !== '';
}

type Listening = Pick<ShowCardProps, 'onShowSelect'>;

function OneShow({ id, onShowSelect }: Listening & { id: Id }) {
  const { shows } = usePanggung();
  const show = useStore(shows.one(id));
  return (
    <Card
      state={showState(show)}
      show={'value' in show ? show.value : undefined}
      onRetry={() => void shows.reload(id)}
      onShowSelect={onShowSelect}
    />
  );
}

function NextShow({ artist, onShowSelect }: Listening & { artist: Id }) {
  const { state, show, retry } = useNextShow(artist);
  return <Card state={state} show={show ?? undefined} onRetry={retry} onShowSelect={onShowSelect} />;
}

interface CardProps extends Listening {
  state: 'loading' | 'ready' | 'missing' | 'empty' | 'failed';
  show?: Show | undefined;
  onRetry?: () => void;
}

function Card({ state, show, onRetry = () => {}, onShowSelect }: CardProps) {
  useWidgetState(state);
  if (state === 'ready' && show)
    return <ShowTile show={show} layout="adaptive" level={2} onShowSelect={onShowSelect} />;
  if (state === 'missing') return <ShowMissing />;
  if (state === 'empty') return <ShowsEmpty />;
  if (state === 'failed') return <ShowFailed onRetry={onRetry} />;
  return <TilePlace />;
}

function TilePlace() {
  return (
    <Loading>
      <ShowTilePlace layout="adaptive" />
    </Loading>
  );
}

const ShowTile = later(async () => (await import('../ui/show-tile.js')).ShowTile, TilePlace);
