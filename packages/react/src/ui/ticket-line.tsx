import {
  AVAILABILITY_THRESHOLD,
  fill,
  type TicketLine as Line,
  showMessages,
  type TicketStock,
  type TicketSurface,
  ticketLine,
} from '@panggung/core';
import { useWords } from './use-words.js';

type Tone = 'success' | 'warning' | 'plain' | 'faint';

const tones: Record<Line['kind'], Tone> = {
  live: 'success',
  sold_out: 'faint',
  available: 'success',
  few_available: 'warning',
  left: 'plain',
};

function toneOf(line: Line, stock: TicketStock): Tone {
  const isScarce = line.kind === 'left' && line.count <= stock.ticket_quota * AVAILABILITY_THRESHOLD;
  return isScarce ? 'warning' : tones[line.kind];
}

/** The line about tickets left, by the rule of the surface it stands on. E-08 to E-12. */
export function TicketLine({ surface, show }: { surface: TicketSurface; show: TicketStock }) {
  const words = useWords(showMessages);
  const line = ticketLine(surface, show);
  if (!line) return null;
  const text = line.kind === 'left' ? fill(words.left, { count: line.count }) : words[line.kind];
  return (
    <span
      className="panggung-ticket-line"
      part="status"
      data-tone={toneOf(line, show)}
      data-state={line.kind}
    >
      {text}
    </span>
  );
}
