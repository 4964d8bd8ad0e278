import type { Show } from '@panggung/core';
import { useEffect, useRef } from 'react';
import type { BuyButtonProps } from '../buy-button/index.js';
import { loadBuyBody, useWayToTicket } from '../buy-button/index.js';
import { later } from '../ui/later.js';
import { Skeleton } from '../ui/skeleton.js';
import { useWidgetState, Widget } from '../ui/widget.js';
import { emit } from '../ui/widget-event.js';
import type { QueueEvents } from './queue-events.js';
import { QueuePanel } from './queue-panel.js';
import { type QueueStage, useSaleStage } from './use-sale-stage.js';

const ButtonPlace = () => <Skeleton kind="button" />;
const BuyBody = later<BuyButtonProps>(loadBuyBody, ButtonPlace);

export interface QueueDoorProps extends QueueEvents {
  show: Show;
}

/** Where nobody stands in the way of an order. */
const open: readonly QueueStage[] = ['none', 'admitted'];

/** The line, and behind it the way to a ticket. */
export function QueueDoor({ show, onQueueAdmitted, ...events }: QueueDoorProps) {
  const { stage } = useSaleStage(show);
  const { isBought, isBuying, told } = useWayToTicket(show.id, events);
  useWidgetState(stage);
  const latest = useRef(onQueueAdmitted);
  latest.current = onQueueAdmitted;
  useEffect(() => {
    if (stage === 'admitted') emit(latest.current, { show_id: show.id });
  }, [stage, show.id]);
  return (
    <>
      <QueuePanel show={show} />
      {(isBought || isBuying || open.includes(stage)) && (
        <div className="panggung-sale-queue__way">
          <Widget name="buy-button">
            <BuyBody show={show.id} variant="button" {...told} />
          </Widget>
        </div>
      )}
    </>
  );
}
