import type { TicketListQuery } from '@panggung/client';
import type { Id } from '@panggung/core';
import { OwnCardPlaces } from '../ui/own-card-places.js';
import { Skeleton } from '../ui/skeleton.js';
import { useWidgetState } from '../ui/widget.js';
import { useTicketPage } from './use-ticket-page.js';

/** Asks for what is wanted first, and keeps its place until the code to draw it is there. */
export function TicketPlace({ userId, query }: { userId: Id; query: TicketListQuery }) {
  useTicketPage(userId, query);
  useWidgetState('loading');
  return <Waiting places={query.id === undefined ? 4 : 1} />;
}

/** Where tickets will be. */
export function Waiting({ places = 4 }: { places?: number }) {
  return (
    <OwnCardPlaces count={places}>
      <div className="panggung-ticket-wallet__place">
        <Skeleton kind="cover" ratio="landscape" />
        <Skeleton width={70} />
        <Skeleton width={50} />
      </div>
    </OwnCardPlaces>
  );
}
