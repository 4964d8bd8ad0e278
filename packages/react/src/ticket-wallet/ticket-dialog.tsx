import { ticketPassMessages } from '@panggung/core';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../ui/use-words.js';
import { TicketAge } from './ticket-age.js';
import { TicketPass, type TicketPassProps } from './ticket-pass.js';

export { TicketNews } from './ticket-news.js';

export interface TicketDialogProps extends TicketPassProps {
  /** When this was so, epoch ms, where the API cannot be asked; else null. */
  seenAt: number | null;
  onClose: () => void;
}

/** A ticket over the wallet it is in. */
export function TicketDialog({ seenAt, onClose, ...pass }: TicketDialogProps) {
  const words = useWords(ticketPassMessages);
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      {seenAt !== null && <TicketAge seenAt={seenAt} />}
      <TicketPass {...pass} />
    </Dialog>
  );
}
