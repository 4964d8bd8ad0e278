import { isCountingDown } from '@panggung/core';
import { CommentButton } from '../comments/index.js';
import { LikeButton, type LikeButtonProps } from '../ui/like/index.js';
import { RemindButton } from '../ui/remind-button.js';
import { useAsOfNow } from '../ui/use-now.js';
import { GiftButton, type GiftButtonProps } from './gift-button.js';
import { ShareButton } from './share-button.js';

/** What an action tells on its way, handed on to the host. */
export type ActionEvents = Pick<LikeButtonProps, 'onLikeChange'> & Omit<GiftButtonProps, 'show' | 'onWarn'>;

export interface ShowActionsProps extends ActionEvents, Pick<GiftButtonProps, 'show' | 'onWarn'> {}

/** What can be done with a show beside getting a ticket: liked, talked about, told of, given away, put in a calendar. */
export function ShowActions({ show, onWarn, onLikeChange, ...gift }: ShowActionsProps) {
  const isAhead = useAsOfNow((now) => isCountingDown(show, now));
  return (
    <div className="panggung-show-detail__actions">
      <LikeButton show={show} onWarn={onWarn} onLikeChange={onLikeChange} />
      <CommentButton show={show} />
      <ShareButton show={show} />
      <GiftButton {...gift} show={show} onWarn={onWarn} />
      {isAhead && <RemindButton show={show} />}
    </div>
  );
}
