import { getWaitingList } from '@panggung/client';
import { isCalledOff, type Show, saleEntryMessages, waitingListMessages } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import { WaitingPart } from './waiting-part.js';

export interface WaitingEntryProps {
  show: Show;
  /**
   * A line of words, no higher than one.
   * @default false
   */
  isQuiet?: boolean;
}

/** The way onto the list of those who wait for a seat, and what is known of it, in a dialog. */
export function WaitingEntry({ show, isQuiet = false }: WaitingEntryProps) {
  const words = { ...useWords(waitingListMessages), ...useWords(saleEntryMessages) };
  const joined = useStore(getWaitingList(usePanggung(), show.id).$waiting);
  const label = joined ? words.title : words.tell_me;
  const [isOpen, setOpen] = useState(false);
  // No seat of it comes back.
  if (isCalledOff(show)) return null;
  const press = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {isQuiet ? (
        <button type="button" part="button" className="panggung-waiting-list__entry" {...press}>
          {label}
        </button>
      ) : (
        <Button variant="secondary" isBlock {...press}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Dialog title={words.title} closeLabel={words.close} onClose={() => setOpen(false)}>
          <WaitingPart show={show} />
        </Dialog>
      )}
    </>
  );
}
