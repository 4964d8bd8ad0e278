import { getTabStorage } from '@panggung/client';
import { type Id, type Show, sameId } from '@panggung/core';
import { later } from '../ui/later.js';
import { ShowFailed, ShowMissing } from '../ui/notices.js';
import { type PanggungSettings, usePanggung } from '../ui/panggung-provider.js';
import { recordState } from '../ui/record-state.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { useStore } from '../ui/use-store.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import type { PlayerEvents } from './player-events.js';
import type { PlayerScreenProps } from './player-screen.js';

export interface PlayerProps extends PanggungSettings, PlayerEvents {
  /** The show that is watched, by id. */
  show?: Id | undefined;
  /** Captions: the address of a WebVTT file. */
  captions?: string | undefined;
  /**
   * How far behind the stage a stream begins, where its media server offers both: `low` is half a second, without going
   * back; `normal` is some seconds, which bear a network that falters. Viewers may choose otherwise.
   * @default 'normal'
   */
  latency?: 'normal' | 'low' | undefined;
  /**
   * Whether the show's live chat stands beside the picture: `off` where a chat of its own is on the page, which goes along
   * with the picture all the same.
   * @default 'beside'
   */
  chat?: 'beside' | 'off' | undefined;
  /** Plays the rehearsal of one's own show, as its audience would see it. @default false */
  rehearsal?: boolean | undefined;
}

/**
 * Plays a show for whoever has a ticket: counts down, starts by itself, stays up through bad networks, and plays the
 * recording when the stream is over. A ticket is bought, or its payment code typed, in place.
 * @example <Player show={12} />
 */
export function Player(props: PlayerProps) {
  const { show, ...own } = props;
  return (
    <Widget {...props} name="player">
      {show === undefined || show === '' ? <Missing /> : <Body {...own} key={show} id={show} />}
    </Widget>
  );
}

function Missing() {
  useWidgetState('missing');
  return <ShowMissing />;
}

function Body({ id, ...own }: Omit<PlayerProps, 'show'> & { id: Id }) {
  const { shows } = usePanggung();
  const loaded = useStore(shows.one(id));
  const state = recordState(loaded);
  useWidgetState(state === 'ready' ? 'loading' : state);
  const show = 'value' in loaded ? loaded.value : null;
  if (show) return <Screen {...own} show={show} />;
  if (state === 'missing') return <ShowMissing />;
  if (state === 'failed') return <ShowFailed onRetry={() => void shows.reload(id)} />;
  return <PlayerPlace show={{ id }} />;
}

/** Names the show that has room for its chat in this tab: whoever loads the page again has it from the first drawing. */
export const CHAT_ROOM = 'chat room';

/** A dark room of the picture's size, and that of its chat where it had one. */
export function PlayerPlace({ show }: { show: Pick<Show, 'id'> }) {
  const kept = getTabStorage(usePanggung()).get<Id>(CHAT_ROOM);
  return (
    <div className="panggung-player__house">
      <div className="panggung-player__view">
        <Loading>
          <Skeleton kind="text" width={0} />
        </Loading>
      </div>
      <i data-open={sameId(kept, show.id) || undefined} />
    </div>
  );
}

const Screen = later<PlayerScreenProps>(
  async () => (await import('./player-screen.js')).PlayerScreen,
  PlayerPlace,
);
