import { type DoorEntry, doorCheckMessages, fill, spacedCode } from '@panggung/core';
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useFocusHeir } from '../ui/use-focus-heir.js';
import { useWords } from '../ui/use-words.js';
import { useDoorTime } from './use-door-time.js';

export interface TakeBackProps {
  /** Who is inside by the ticket that was shown. */
  entry: DoorEntry;
  /** Somebody is being asked: what they decide about must not go away. */
  onAsk: () => void;
  onUndo: (entry: DoorEntry) => void;
  /** They were asked. */
  onEnd: () => void;
}

/** Lets a ticket in again that let somebody in by mistake, here or at another device; asks first. */
export function TakeBack({ entry, onAsk, onUndo, onEnd }: TakeBackProps) {
  const words = useWords(doorCheckMessages);
  const time = useDoorTime();
  const place = useFocusHeir<HTMLDivElement>();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    onAsk();
    setAsking(true);
  };
  const undo = () => {
    onEnd();
    onUndo(entry);
  };
  const code = spacedCode(entry.code);
  return (
    <div className="panggung-door-check__back" ref={place}>
      <Button variant="secondary" aria-label={fill(words.undo_of, { code })} onClick={ask}>
        {words.undo}
      </Button>
      {isAsking && (
        <Dialog title={fill(words.undo_ask, { code })} closeLabel={words.close} onClose={onEnd}>
          <p>{fill(words.undo_why, { time: time(entry.at) })}</p>
          <div className="panggung-door-check__answers">
            <Button variant="secondary" onClick={onEnd}>
              {words.undo_not}
            </Button>
            <Button onClick={undo}>{words.undo}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
