import { type Id, playerMessages } from '@panggung/core';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.js';
import { focusStep } from '../../ui/focus-step.js';
import { usePanggung } from '../../ui/panggung-provider.js';
import { useStore } from '../../ui/use-store.js';
import { useWords } from '../../ui/use-words.js';
import { Player } from '../player.js';

export interface WatchHereProps {
  show: Id;
  onClose: () => void;
}

/** A show over the page it was opened from: whoever leaves it is where they were. */
export function WatchHere({ show, onClose }: WatchHereProps) {
  const words = useWords(playerMessages);
  const loaded = useStore(usePanggung().shows.one(show));
  const name = ('value' in loaded && loaded.value?.name) || words.player;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = body.current?.closest('dialog')?.parentElement?.closest('dialog, .panggung');
    return () => queueMicrotask(() => focusStep(place));
  }, []);
  return (
    <Dialog title={name} closeLabel={words.close} onClose={onClose} size="wide">
      <div className="panggung-watch-here" ref={body}>
        <Player show={show} />
      </div>
    </Dialog>
  );
}
