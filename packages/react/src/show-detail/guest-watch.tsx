import { isTicketValid, type Payment, type Show } from '@panggung/core';
import { useState } from 'react';
import { WatchDialog } from '../player/watch-dialog/index.js';
import { Button } from '../ui/button.js';
import { usePanggung } from '../ui/panggung-provider.js';
import { useWatchLink } from '../ui/watch-link.js';
import { emit } from '../ui/widget-event.js';
import type { StepEvents } from './next-step.js';

export interface GuestWatchProps {
  show: Show;
  events: Pick<StepEvents, 'onWatchStart' | 'onSignInStart'>;
}

/** The way to a show for a guest who bought elsewhere: by the payment code of their ticket. J-04, AMB-097. */
export function GuestWatch({ show, events }: GuestWatchProps) {
  const { clock } = usePanggung();
  const { label, href } = useWatchLink(show);
  const [isAsked, ask] = useState(false);
  const enter = (payment: Payment) => {
    if (isTicketValid(payment, clock.now())) emit(events.onWatchStart, { show_id: show.id, href });
  };
  return (
    <>
      <Button variant="secondary" size="large" isBlock aria-haspopup="dialog" onClick={() => ask(true)}>
        {label}
      </Button>
      {isAsked && (
        <WatchDialog
          show={show}
          onSignInStart={events.onSignInStart}
          onClose={() => ask(false)}
          onTicket={enter}
        />
      )}
    </>
  );
}
