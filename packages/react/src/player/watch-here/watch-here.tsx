import { type Id, playbackSource, playerMessages } from '@panggung/core';
import { type SyntheticEvent, useEffect, useRef } from 'react';
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
  const known = 'value' in loaded ? loaded.value : null;
  const name = known?.name || words.player;
  const body = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  // From the way out, on which a dialog begins, to the picture: its keys are to work, and Space is not to leave.
  const focusPicture = ({ target }: SyntheticEvent) => {
    if (!hasBegun.current) (target as HTMLElement).closest('section')?.focus({ preventScroll: true });
    hasBegun.current = true;
  };
  useEffect(() => {
    const place = body.current?.closest('dialog')?.parentElement?.closest('dialog, .panggung');
    return () => queueMicrotask(() => focusStep(place));
  }, []);
  return (
    <Dialog title={name} closeLabel={words.close} onClose={onClose} size="wide">
      <div
        className="panggung-watch-here"
        data-source={known ? playbackSource(known) : undefined}
        ref={body}
        onLoadedDataCapture={focusPicture}
      >
        <Player show={show} />
      </div>
    </Dialog>
  );
}
