import { buyMessages, fill, formatSpan, landscapeImage, type Show } from '@panggung/core';
import type { ReactNode } from 'react';
import { Badge, ShowStatusBadge } from '../ui/badge.js';
import { Cover } from '../ui/cover.js';
import { onDemand } from '../ui/on-demand.js';
import { ShowDate } from '../ui/show-date.js';
import { ShowPrice } from '../ui/show-price.js';
import { TicketLine } from '../ui/ticket-line.js';
import { useHeldFor } from '../ui/use-held-for.js';
import { useWords } from '../ui/use-words.js';
import { AboutPlace, BuyFrame } from './buy-frame.js';
import type { BuyView } from './use-buy-button.js';

const WaitingEntry = onDemand(
  async () => (await import('../waiting-list/waiting-entry/index.js')).WaitingEntry,
);

function About({ show }: { show: Show }) {
  return (
    <>
      <Cover src={landscapeImage(show)} show={show} ratio="landscape" />
      <div className="panggung-buy-button__about">
        <ShowStatusBadge show={show} />
        <h3 className="panggung-buy-button__name" part="name">
          {show.name}
        </h3>
        <p className="panggung-buy-button__date" part="meta">
          <ShowDate show={show} isTimed />
        </p>
      </div>
    </>
  );
}

function Stock({ show }: { show: Show }) {
  const words = useWords(buyMessages);
  const heldFor = useHeldFor(show);
  if (heldFor === null) return <TicketLine surface="detail" show={show} />;
  return <span role="timer">{fill(words.all_held, { time: formatSpan(heldFor) })}</span>;
}

/** What a ticket costs, and what is left; where nothing is, the way to wait for a seat: the button says the rest. */
function Price({ show, isSoldOut }: { show: Show; isSoldOut: boolean }) {
  return (
    <div className="panggung-buy-button__price">
      <ShowPrice show={show} />
      {isSoldOut ? <WaitingEntry show={show} isQuiet /> : <Stock show={show} />}
    </div>
  );
}

/** What is above the button: time left to pay, good news, or the price. */
function Offer({ view: { state, show, pending, module, way } }: { view: BuyView }) {
  const words = useWords(buyMessages);
  const until = pending?.expiration_date;
  if (state === 'issued' || until) {
    return (
      <div className="panggung-buy-button__payment">
        <Badge tone={until ? 'warning' : 'success'}>{until ? words.pending : words.issued}</Badge>
        {until ? module && <module.DueClock until={until} label={words.pending} /> : way?.seeTicket}
      </div>
    );
  }
  if (show) return <Price show={show} isSoldOut={state === 'sold_out' || state === 'waiting'} />;
  if (state === 'failed') return <p role="alert">{words.show_failed}</p>;
  return null;
}

/** The card around the button, with what is known of the show. */
export function BuyCard({ view, children }: { view: BuyView; children: ReactNode }) {
  const { show } = view;
  return (
    <BuyFrame about={show ? <About show={show} /> : <AboutPlace />} offer={<Offer view={view} />}>
      {children}
    </BuyFrame>
  );
}
