import { buyMessages, type Show } from '@panggung/core';
import { Avatar } from '../ui/avatar.js';
import { Badge, ShowStatusBadge } from '../ui/badge.js';
import { useWords } from '../ui/use-words.js';
import { useViewerStake } from './use-viewer-stake.js';

export interface ShowHeadingProps {
  show: Show;
  /** The creator looks at how it will be. E-34. */
  isPreview: boolean;
}

/** Where the show stands, its name, and whose it is. E-19, E-24. */
export function ShowHeading({ show, isPreview }: ShowHeadingProps) {
  const words = useWords(buyMessages);
  const { pending } = useViewerStake(show);
  return (
    <header className="panggung-show-detail__head">
      <p className="panggung-show-detail__badges">
        <ShowStatusBadge status={isPreview ? 'WAITING' : show.video_status} />
        {pending && <Badge tone="warning">{words.pending}</Badge>}
        {show.category_name && <Badge>{show.category_name}</Badge>}
      </p>
      <h1 className="panggung-show-detail__name" part="name">
        {show.name}
      </h1>
      <Creator show={show} />
    </header>
  );
}

function Creator({ show }: { show: Show }) {
  if (!show.creator_name && !show.promo_title) return null;
  return (
    <div className="panggung-show-detail__creator">
      {show.creator_name && <Avatar name={show.creator_name} src={show.creator_photo} />}
      <p>
        <b>{show.creator_name}</b>
        <span>{show.promo_title}</span>
      </p>
    </div>
  );
}
