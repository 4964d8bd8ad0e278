import { landscapeImage, type PlayerState, type Show } from '@panggung/core';
import { useEffect, useRef, useState } from 'react';
import { later } from '../ui/later.js';
import { useWidgetState } from '../ui/widget.js';
import { emit } from '../ui/widget-event.js';
import { PlayerPlace, type PlayerProps } from './player.js';
import type { PlayerEvents } from './player-events.js';
import { PlayerNews } from './player-news.js';
import { PlayerPanel } from './player-panel.js';
import { PlayerPicture } from './player-picture.js';
import { usePlayer } from './use-player.js';
import { hasPicture } from './use-playout.js';

export interface PlayerScreenProps extends PlayerEvents {
  show: Show;
  captions?: string | undefined;
  latency?: PlayerProps['latency'];
  chat?: PlayerProps['chat'];
  rehearsal?: boolean | undefined;
}

const EndAlert = later(async () => (await import('./end-alert.js')).EndAlert);

const live: readonly PlayerState[] = ['live', 'interrupted'];

/** A show on the screen: its picture, or what stands in its place. */
export function PlayerScreen(props: PlayerScreenProps) {
  const { show: known, captions, latency, chat, rehearsal = false, onWatchEnd, ...events } = props;
  const view = usePlayer(known, rehearsal);
  const { state, control, playback, stake, show } = view;
  const [ends, setEnds] = useState(0);
  const isKnown = rehearsal || stake.action !== null || stake.isCreator;
  useWidgetState(isKnown ? state : 'loading');

  const before = useRef(state);
  useEffect(() => {
    const hasEnded = state === 'ended' && live.includes(before.current);
    before.current = state;
    if (hasEnded && emit(onWatchEnd, { show_id: known.id })) setEnds((before) => before + 1);
  }, [state, onWatchEnd, known.id]);

  // The show is over, and there is no recording yet.
  const isEmpty = playback !== null && !hasPicture(playback);
  useEffect(() => {
    if (isEmpty) control.tell('end');
  }, [control, isEmpty]);

  if (!isKnown) return <PlayerPlace show={known} />;
  const poster = landscapeImage(show);
  return (
    <>
      <PlayerPicture
        view={view}
        captions={captions ?? playback?.captions_url}
        latency={latency}
        chat={chat}
        poster={poster}
        panel={<PlayerPanel view={view} events={events} />}
      />
      {ends > 0 && <EndAlert key={ends} />}
      <PlayerNews state={state} />
    </>
  );
}
