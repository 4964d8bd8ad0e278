import {
  type Payment,
  type TicketBadge as TicketState,
  ticketBadge,
  ticketWalletMessages,
} from '@panggung/core';
import { Badge, type BadgeTone } from '../ui/badge.js';
import { useWords } from '../ui/use-words.js';

const tones: Record<TicketState, BadgeTone> = {
  ENDED: 'neutral',
  PENDING: 'warning',
  COMPLETED: 'success',
  FAILED: 'error',
  cancelled: 'error',
  returned: 'neutral',
};

/** Where a ticket stands. L-11 to L-14; what took it from its holder is ours. */
export function TicketBadge({ payment }: { payment: Payment }) {
  const words = useWords(ticketWalletMessages);
  const badge = ticketBadge(payment);
  return <Badge tone={tones[badge]}>{words[badge]}</Badge>;
}
