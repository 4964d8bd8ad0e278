import type { Id } from '@panggung/core';
import { onDemand } from '../ui/on-demand.js';
import { emit } from '../ui/widget-event.js';
import type { WalletEvents } from './ticket-wallet.js';
import type { OpenTicketView } from './use-open-ticket.js';

export interface OpenTicketProps
  extends Pick<OpenTicketView, 'part' | 'payment' | 'close'>,
    Pick<WalletEvents, 'onShowSelect' | 'onTicketSent'> {
  userId: Id;
  seenAt: number | null;
  /** The ticket is somebody else's now, in words. */
  onSent: (told: string) => void;
}

/** Fetched with the list: at the door there may be no connection. */
export const TicketDialog = onDemand(async () => (await import('./ticket-dialog.js')).TicketDialog);
const SendSheet = onDemand(async () => (await import('./send-sheet.js')).SendSheet);

/** The one ticket that is open, if any. */
export function OpenTicket({ part, payment, close, onSent, ...rest }: OpenTicketProps) {
  if (!payment) return null;
  const tellSent = (told: string) => {
    close();
    onSent(told);
    emit(rest.onTicketSent, { payment_id: payment.id, show_id: payment.room_id });
  };
  return part === 'send' ? (
    <SendSheet payment={payment} onSent={tellSent} onClose={close} />
  ) : (
    <TicketDialog {...rest} payment={payment} onClose={close} />
  );
}
