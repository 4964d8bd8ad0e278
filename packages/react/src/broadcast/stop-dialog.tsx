import { broadcastMessages } from '@panggung/core';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../ui/use-words.js';

export interface StopDialogProps {
  onStop: () => void;
  onClose: () => void;
}

/** Asks before an audience sees the end. */
export function StopDialog({ onStop, onClose }: StopDialogProps) {
  const words = useWords(broadcastMessages);
  const stop = () => {
    onClose();
    onStop();
  };
  return (
    <Dialog title={words.stop_ask} closeLabel={words.close} onClose={onClose}>
      <p>{words.stop_why}</p>
      <div className="panggung-broadcast__buttons">
        <Button variant="secondary" onClick={onClose}>
          {words.stop_not}
        </Button>
        <Button variant="danger" onClick={stop}>
          {words.stop_streaming}
        </Button>
      </div>
    </Dialog>
  );
}
