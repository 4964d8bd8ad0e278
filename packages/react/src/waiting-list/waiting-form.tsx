import { fill, formatDateTime, type Show, waitingListMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { checkShape, Icon } from '../ui/icon.js';
import { TimeLeft } from '../ui/time-left.js';
import { useWords } from '../ui/use-words.js';
import { useLanguage } from '../ui/widget.js';
import { JoinForm } from './join-form.js';
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
  offered: Offered,
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

function Offered({ waiting: { seat } }: WaitingFormProps) {
  const words = useWords(waitingListMessages);
  const language = useLanguage();
  if (!seat.offer) return null;
  const { expires_at, email } = seat.offer;
  return (
    <div role="status">
      <p className="panggung-waiting-list__said">{words.offered}</p>
      <TimeLeft until={expires_at} words={words.offered_left} />
      <p>{fill(words.offered_until, { time: formatDateTime(expires_at, language) })}</p>
      <p className="panggung-waiting-list__help">{fill(words.offered_to, { email })}</p>
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
