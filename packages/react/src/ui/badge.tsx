import {
  type PaymentStatus,
  paymentBadge,
  type Show,
  type ShowBadge,
  type Standing,
  showBadge,
  showMessages,
} from '@panggung/core';
import type { ReactNode } from 'react';
import { useWords } from './use-words.js';

export type BadgeTone =
  | 'success'
  | 'warning'
  | 'error'
  | 'neutral'
  | 'accent'
  | 'primary'
  | 'strong'
  | 'live';

/** A short word about a state. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="panggung-badge" part="badge" data-tone={tone}>
      {children}
    </span>
  );
}

const showTones: Record<ShowBadge, BadgeTone> = {
  WAITING: 'warning',
  LIVE: 'live',
  ENDED: 'neutral',
  WAITING_ROOM: 'accent',
  RADIOFEST: 'primary',
  MUSIC_VIDEO: 'strong',
  CANCELLED: 'error',
};

/** Where a show stands. E-25 to E-30. */
export function ShowStatusBadge({ show }: { show: Pick<Show, 'video_status'> & Standing }) {
  const words = useWords(showMessages);
  const badge = showBadge(show);
  return <Badge tone={showTones[badge]}>{words[badge]}</Badge>;
}

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  PENDING: 'warning',
  COMPLETED: 'success',
  FAILED: 'error',
};

/** What a payment's status reads as; the words come from the checkout's catalogue. E-31 to E-33. */
export function PaymentStatusBadge({
  status,
  words,
}: {
  status: string;
  words: Record<PaymentStatus, string>;
}) {
  const badge = paymentBadge(status);
  return <Badge tone={paymentTones[badge]}>{words[badge]}</Badge>;
}
