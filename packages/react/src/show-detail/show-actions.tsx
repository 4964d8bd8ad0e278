import { isCountingDown, type Show } from '@panggung/core';
import { CommentButton } from '../comments/index.js';
import { LikeButton, type LikeButtonProps } from '../ui/like/index.js';
import { RemindButton } from '../ui/remind-button.js';
import { useAsOfNow } from '../ui/use-now.js';
import { GiftButton, type GiftButtonProps } from './gift-button.js';
import { ShareButton } from './share-button.js';

/** What an action tells on its way, handed on to the host. */
export type ActionEvents = Pick<LikeButtonProps, 'onLikeChange'> & Pick<GiftButtonProps, 'onGiftStart'>;

export interface ShowActionsProps extends ActionEvents {
  show: Show;
  /** Says what went wrong, in the widget's snackbar. */
  onWarn: (text: string) => void;
}

/** What can be done with a show beside getting a ticket: liked, talked about, told of, given away, put in a calendar. */
export function ShowActions({ show, onWarn, onLikeChange, onGiftStart }: ShowActionsProps) {
  const isAhead = useAsOfNow((now) => isCountingDown(show, now));
  return (
    <div className="panggung-show-detail__actions">
      <LikeButton show={show} onWarn={onWarn} onLikeChange={onLikeChange} />
      <CommentButton show={show} />
      <ShareButton show={show} />
      <GiftButton show={show} onWarn={onWarn} onGiftStart={onGiftStart} />
      {isAhead && <RemindButton show={show} />}
    </div>
  );
}
