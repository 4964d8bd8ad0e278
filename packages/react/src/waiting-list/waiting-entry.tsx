import { type Show, saleEntryMessages, waitingListMessages } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
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

/** The way onto the list of those who wait for a seat, in a dialog. */
export function WaitingEntry({ show, isQuiet = false }: WaitingEntryProps) {
  const words = { ...useWords(waitingListMessages), ...useWords(saleEntryMessages) };
  const [isOpen, setOpen] = useState(false);
  const press = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {isQuiet ? (
        <button type="button" part="button" className="panggung-waiting-list__entry" {...press}>
          {words.tell_me}
        </button>
      ) : (
        <Button variant="secondary" isBlock {...press}>
          {words.tell_me}
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
