import { type ReceiverState, receiverMessages } from '@panggung/core';
import { Button } from '../button.js';
import { Dialog } from '../dialog.js';
import { useWords } from '../use-words.js';

const texts = { incomplete: 'incomplete', has_ticket: 'exists' } as const;

/** Says why whoever was found gets no ticket. L-23, L-28, AMB-146. */
export function ReceiverNotice({ state, onClose }: { state: ReceiverState; onClose: () => void }) {
  const words = useWords(receiverMessages);
  if (state !== 'incomplete' && state !== 'has_ticket') return null;
  return (
    <Dialog title={words.notice} closeLabel={words.close} onClose={onClose}>
      <p className="panggung-receiver__notice">{words[texts[state]]}</p>
      <p className="panggung-receiver__close">
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </p>
    </Dialog>
  );
}
