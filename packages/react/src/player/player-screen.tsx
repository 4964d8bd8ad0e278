import { landscapeImage, type PlayerState, playerMessages, type Show } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { useAlert } from '../ui/alert.js';
import { useWords } from '../ui/use-words.js';
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
}

const live: readonly PlayerState[] = ['live', 'interrupted'];

/** A show on the screen: its picture, or what stands in its place. */
export function PlayerScreen({ show: known, captions, latency, onWatchEnd, ...events }: PlayerScreenProps) {
  const words = useWords(playerMessages);
  const view = usePlayer(known);
  const { state, control, playback, stake, show } = view;
  const { alert, show: warn } = useAlert();
  const isKnown = stake.action !== null || stake.isCreator;
  useWidgetState(isKnown ? state : 'loading');

  const before = useRef(state);
  useEffect(() => {
    const hasEnded = state === 'ended' && live.includes(before.current);
    before.current = state;
    if (hasEnded && emit(onWatchEnd, { show_id: known.id })) warn(words.finished);
  }, [state, onWatchEnd, known.id, warn, words]);

  // The show is over, and there is no recording yet.
  const isEmpty = playback !== null && !hasPicture(playback);
  useEffect(() => {
    if (isEmpty) control.tell('end');
  }, [control, isEmpty]);

  if (!isKnown) return <PlayerPlace />;
  const poster = landscapeImage(show);
  return (
    <>
      <PlayerPicture
        view={view}
        captions={captions}
        latency={latency}
        poster={poster}
        panel={<PlayerPanel view={view} events={events} />}
      />
      {alert}
      <PlayerNews state={state} />
    </>
  );
}
