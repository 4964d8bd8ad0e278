import { fill, type Show, waitingListMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { checkShape, Icon } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';
import { JoinForm } from './join-form.js';
import { Offered } from './offered-seat.js';
import type { WaitingState, WaitingView } from './use-waiting.js';

export interface WaitingFormProps {
  show: Show;
  waiting: WaitingView;
}

const parts: Record<WaitingState, (props: WaitingFormProps) => ReactNode> = {
  join: JoinForm,
  joining: JoinForm,
  expired: JoinForm,
  joined: Joined,
  offered: ({ waiting }) => waiting.seat.offer && <Offered offer={waiting.seat.offer} />,
  available: Available,
};

/** What is asked of whoever waits, or said to them. */
export function WaitingForm(props: WaitingFormProps) {
  const Part = parts[props.waiting.state];
  return <Part {...props} />;
}

function Joined({ waiting: { joined } }: WaitingFormProps) {
  const words = useWords(waitingListMessages);
  return (
    <div className="panggung-waiting-list__joined" role="status" part="message">
      <Icon shape={checkShape} size={24} />
      <div>
        <p className="panggung-waiting-list__said">{words.joined}</p>
        <p>{fill(words.joined_help, { email: joined?.email ?? '' })}</p>
      </div>
    </div>
  );
}

function Available() {
  const words = useWords(waitingListMessages);
  return (
    <p className="panggung-waiting-list__said" role="status">
      {words.seats_available}
    </p>
  );
}
