import {
  availability,
  giftTicketMessages,
  isGiftable,
  landscapeImage,
  type Receiver,
  receiverMessages,
  type Show,
  showStart,
} from '@panggung/core';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { Cover } from '../ui/cover.js';
import { ReceiverCheck } from '../ui/receiver-check/index.js';
import { ShowDate } from '../ui/show-date.js';
import { ShowPrice } from '../ui/show-price.js';
import { useSnackbar } from '../ui/snackbar.js';
import { TicketLine } from '../ui/ticket-line.js';
import { useWords } from '../ui/use-words.js';

export interface GiftFormProps {
  show: Show;
  onReceiver: (receiver: Receiver) => void;
}

/** What is given, and to whom. L-34. */
export function GiftForm({ show, onReceiver }: GiftFormProps) {
  const words = useWords(giftTicketMessages);
  const { snackbar, warn } = useSnackbar();
  return (
    <div className="panggung-gift-ticket__columns">
      <Cover src={landscapeImage(show)} show={show} ratio="landscape" isFirst />
      <div>
        <h2 className="panggung-gift-ticket__name" part="name">
          {show.name}
        </h2>
        <Facts show={show} />
        <p className="panggung-gift-ticket__lead">{words.lead}</p>
        <Way show={show} onReceiver={onReceiver} onWarn={warn} />
      </div>
      {snackbar}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When, how many are left, and for how much. */
function Facts({ show }: Pick<GiftFormProps, 'show'>) {
  const words = useWords(giftTicketMessages);
  return (
    <dl className="panggung-gift-ticket__facts">
      {Number.isFinite(showStart(show)) && (
        <Fact label={words.date}>
          <ShowDate show={show} isTimed /> WIB
        </Fact>
      )}
      <Fact label={words.tickets}>
        <TicketLine surface="detail" show={show} />
      </Fact>
      <Fact label={words.total}>
        <ShowPrice show={show} free="Free" />
      </Fact>
    </dl>
  );
}

interface WayProps extends Pick<GiftFormProps, 'show' | 'onReceiver'> {
  onWarn: (text: string) => void;
}

/** Who gets it; nobody, where it cannot be given or is gone. AMB-086. */
function Way({ show, onReceiver, onWarn }: WayProps) {
  const words = useWords(giftTicketMessages);
  const { choose_method } = useWords(receiverMessages);
  if (!isGiftable(show)) return <p>{words.not_giftable}</p>;
  if (availability(show) === 'sold_out') {
    return (
      <Button size="large" isBlock disabled>
        {words.sold_out}
      </Button>
    );
  }
  return <ReceiverCheck show={show} actionLabel={choose_method} onReceiver={onReceiver} onWarn={onWarn} />;
}
