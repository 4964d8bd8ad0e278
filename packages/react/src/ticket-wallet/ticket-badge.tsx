import {
  type Payment,
  type TicketBadge as TicketState,
  ticketBadge,
  ticketWalletMessages,
} from '@panggung/core';
import { Badge, type BadgeTone } from '../ui/badge.js';
import { useWords } from '../ui/use-words.js';

/** All others count no more. */
const tones: Partial<Record<TicketState, BadgeTone>> = {
  ENDED: 'neutral',
  PENDING: 'warning',
  COMPLETED: 'success',
};

/** Where a ticket stands. L-11 to L-14; what took it from its holder is ours. */
export function TicketBadge({ payment }: { payment: Payment }) {
  const words = useWords(ticketWalletMessages);
  const badge = ticketBadge(payment);
  return <Badge tone={tones[badge] ?? 'error'}>{words[badge]}</Badge>;
}
