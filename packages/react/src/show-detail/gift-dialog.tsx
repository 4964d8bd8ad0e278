import { giftTicketMessages, type Id, type Receiver, receiverMessages } from '@panggung/core';
import { useState } from 'react';
import { GiftCheckout, type GiftEvents, GiftTicket } from '../gift-ticket/index.js';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../ui/use-words.js';

export interface GiftDialogProps extends GiftEvents {
  show: Id;
  onClose: () => void;
}

/** A ticket for somebody else, in place: who gets it, then the purchase, each in a dialog of its own. AMB-143. */
export function GiftDialog({ show, onClose, ...told }: GiftDialogProps) {
  const { title } = useWords(giftTicketMessages);
  const { close } = useWords(receiverMessages);
  const [receiver, choose] = useState<Receiver | null>(null);
  if (receiver) {
    return <GiftCheckout {...told} show={show} receiver={receiver} variant="dialog" onBack={onClose} />;
  }
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      <GiftTicket {...told} show={show} onReceiver={(gift) => choose(gift.receiver)} />
    </Dialog>
  );
}
