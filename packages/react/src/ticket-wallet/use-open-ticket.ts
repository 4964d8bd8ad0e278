import { type Payment, sameId } from '@panggung/core';
import { useState } from 'react';

/** What opens over a wallet: a ticket as it is shown at the door, or the sheet that sends it. */
export type TicketPart = 'pass' | 'send';

export type OpenPart = (part: TicketPart, payment: Payment) => void;

export interface OpenTicketView {
  part: TicketPart | null;
  /** As it is known now; what left the list meanwhile stays as it was. */
  payment: Payment | null;
  open: OpenPart;
  close: () => void;
}

/** Which ticket of a page is open, and how. */
export function useOpenTicket(payments: readonly Payment[]): OpenTicketView {
  const [opened, setOpened] = useState<{ part: TicketPart; payment: Payment } | null>(null);
  const latest = payments.find(({ id }) => sameId(id, opened?.payment.id));
  return {
    part: opened?.part ?? null,
    payment: latest ?? opened?.payment ?? null,
    open: (part, payment) => setOpened({ part, payment }),
    close: () => setOpened(null),
  };
}
