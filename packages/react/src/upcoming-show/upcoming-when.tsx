import { countdown, countdownMessages, type Payment } from '@panggung/core';
import { ShowStatusBadge } from '../ui/badge.js';
import { useAsOfNow } from '../ui/use-now.js';
import { useWords } from '../ui/use-words.js';

/** In words, to the minute: whoever looks wants to know whether to hurry. */
function TimeLeft({ minutes: left }: { minutes: number }) {
  const words = useWords(countdownMessages);
  const { days, hours, minutes } = countdown(left * 60_000);
  return (
    <p
      className="panggung-upcoming-show__left"
      role="timer"
      aria-label={words.starts_in}
      data-far={days > 0 || undefined}
    >
      {days > 0 && (
        <span>
          <b>{days}</b> {words.days}
        </span>
      )}
      <span>
        <b>{hours}</b> {words.hours}
      </span>
      <span>
        <b>{minutes}</b> {words.minutes}
      </span>
    </p>
  );
}

/** How long until it starts, then where it stands; drawn anew only as a minute passes. */
export function UpcomingWhen({ ticket }: { ticket: Payment }) {
  const { video_start_date: start, video_status } = ticket;
  const minutes = useAsOfNow((now) => Math.ceil((start - now) / 60_000));
  if (video_status === 'WAITING') return minutes > 0 ? <TimeLeft minutes={minutes} /> : null;
  return <ShowStatusBadge show={{ video_status }} />;
}
