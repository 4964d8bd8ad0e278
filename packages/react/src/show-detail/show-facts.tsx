import {
  buyMessages,
  fill,
  formatSpan,
  isCalledOff,
  type Show,
  showDetailMessages,
  showStart,
} from '@panggung/core';
import type { ReactNode } from 'react';
import { calendarShape, Icon, placeShape, ticketShape } from '../ui/icon.js';
import { ShowDate } from '../ui/show-date.js';
import { TicketLine } from '../ui/ticket-line.js';
import { useHeldFor } from '../ui/use-held-for.js';
import { useWords } from '../ui/use-words.js';

function Fact({ name, shape, label, children }: FactProps) {
  return (
    <div className="panggung-show-detail__fact" data-fact={name}>
      <dt>
        <Icon shape={shape} />
        <span className="panggung-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FactProps {
  name: string;
  shape: string;
  label: string;
  children: ReactNode;
}

/** Tickets left; while others hold the last ones, when they may come back. */
export function Tickets({ show }: { show: Show }) {
  const words = useWords(buyMessages);
  const heldFor = useHeldFor(show);
  if (heldFor === null) return <TicketLine surface="detail" show={show} />;
  return (
    <span className="panggung-ticket-line" part="status" role="timer">
      {fill(words.all_held, { time: formatSpan(heldFor) })}
    </span>
  );
}

/** When, how many left, where. */
export function ShowFacts({ show }: { show: Show }) {
  const words = useWords(showDetailMessages);
  return (
    <dl className="panggung-show-detail__facts">
      {Number.isFinite(showStart(show)) && (
        <Fact name="date" shape={calendarShape} label={words.date}>
          <ShowDate show={show} isTimed /> <span className="panggung-show-detail__zone">WIB</span>
        </Fact>
      )}
      <Fact name="tickets" shape={ticketShape} label={words.tickets}>
        {isCalledOff(show) ? words.called_off : <Tickets show={show} />}
      </Fact>
      {show.location && (
        <Fact name="location" shape={placeShape} label={words.location}>
          {show.location}
        </Fact>
      )}
    </dl>
  );
}
