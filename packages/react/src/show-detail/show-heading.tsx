import { buyMessages, type Show, showDetailMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar.js';
import { Badge, PaymentStatusBadge, ShowStatusBadge } from '../ui/badge.js';
import { useWords } from '../ui/use-words.js';
import type { ViewerStake } from './use-viewer-stake.js';

export interface ShowHeadingProps {
  show: Show;
  stake: ViewerStake;
  /** The creator looks at how it will be. E-34. */
  isPreview: boolean;
  /** What can be done with the show. */
  children?: ReactNode;
}

/** Where the show and the viewer's payment stand, its name, and whose it is. E-19, E-24. */
export function ShowHeading({ show, stake, isPreview, children }: ShowHeadingProps) {
  return (
    <header className="panggung-show-detail__head">
      <p className="panggung-show-detail__badges">
        <ShowStatusBadge show={isPreview ? { ...show, video_status: 'WAITING' } : show} />
        <PaymentBadge stake={stake} />
        {show.category_name && <Badge>{show.category_name}</Badge>}
      </p>
      <h1 className="panggung-show-detail__name" part="name">
        {show.name}
      </h1>
      <Creator show={show} />
      {children}
    </header>
  );
}

function PaymentBadge({ stake: { action, payment } }: Pick<ShowHeadingProps, 'stake'>) {
  const buy = useWords(buyMessages);
  const detail = useWords(showDetailMessages);
  // In a preview, and where the show was called off, it leads nowhere.
  if (!payment || action === 'none') return null;
  const words = { PENDING: buy.pending, COMPLETED: buy.issued, FAILED: detail.payment_failed };
  return <PaymentStatusBadge status={payment.status} words={words} />;
}

function Creator({ show }: Pick<ShowHeadingProps, 'show'>) {
  if (!show.creator_name && !show.promo_title) return null;
  return (
    <div className="panggung-show-detail__creator">
      {show.creator_name && <Avatar name={String(show.creator_name)} src={show.creator_photo} />}
      <p>
        <b>{show.creator_name}</b>
        <span>{show.promo_title}</span>
      </p>
    </div>
  );
}
