import type { Loadable, ShowPage } from '@panggung/client';
import { type Id, nextShow, type Show } from '@panggung/core';
import { atom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useStore } from '../ui/use-store.js';
import { comingShows, pastShows } from './artist-shows.js';

export interface NextShowView {
  state: 'loading' | 'ready' | 'empty' | 'failed';
  show: Show | null;
  /** Asks anew. */
  onReload: () => void;
}

const $nothingAsked = atom<Loadable<ShowPage>>({ status: 'loading' });

const knownOf = (list: Loadable<ShowPage>) => ('value' in list && list.value?.shows) || null;

/** The show of these that is next, whatever the clock says; null while none is known. */
function useNextOf(list: Loadable<ShowPage>): Show | null {
  return useAsOfNow((now) => nextShow(knownOf(list) ?? [], now));
}

function stateOf(list: Loadable<ShowPage>): 'loading' | 'failed' | 'empty' {
  if (knownOf(list)) return 'empty';
  return list.status === 'failed' ? 'failed' : 'loading';
}

/** An artist's show on air, nearest to come, or last to watch again; follows the clock. The last ones are asked for when nothing else is. */
export function useNextShow(artist: Id): NextShowView {
  const { shows } = usePanggung();
  const coming = useStore(shows.list(comingShows(artist)));
  const next = useNextOf(coming);
  const isQuiet = knownOf(coming) !== null && !next;
  const past = useStore(isQuiet ? shows.list(pastShows(artist)) : $nothingAsked);
  const replay = useNextOf(past);
  const state = stateOf(isQuiet ? past : coming);
  const shown = next ?? replay;

  // A show that just ended stays until it is known what comes after it.
  const last = useRef<{ artist: Id; show: Show } | null>(null);
  useEffect(() => {
    if (shown) last.current = { artist, show: shown };
  }, [artist, shown]);
  const kept = state === 'loading' && last.current?.artist === artist ? last.current.show : null;
  const show = shown ?? kept;

  const onReload = () => {
    void shows.reloadList(comingShows(artist));
    if (isQuiet) void shows.reloadList(pastShows(artist));
  };
  return { state: show ? 'ready' : state, show, onReload };
}
