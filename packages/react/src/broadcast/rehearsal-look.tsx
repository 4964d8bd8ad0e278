import { broadcastHealthMessages, type Id } from '@panggung/core';
import { useState } from 'react';
import { Player } from '../player/index.js';
import { Button } from '../ui/button.js';
import { useWords } from '../ui/use-words.js';

export interface RehearsalLookProps {
  show: Id;
}

/** The rehearsal as it comes back from the media server, with all its delay. */
export function RehearsalLook({ show }: RehearsalLookProps) {
  const words = useWords(broadcastHealthMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="panggung-broadcast__look">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.look_hide : words.look}
      </Button>
      {isOpen && (
        <>
          <p className="panggung-broadcast__help">{words.look_wait}</p>
          {/* The show's chat stands beside the stage already. */}
          <Player show={show} rehearsal chat="off" />
        </>
      )}
    </div>
  );
}
