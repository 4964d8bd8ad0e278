import { socialMessages } from '@panggung/core';
import { ActionButton } from '../action-button.js';
import { heartShape } from '../icon-social.js';
import { useWords } from '../use-words.js';
import { type LikeControl, useLike } from './use-like.js';

export type LikeButtonProps = LikeControl;

/**
 * Likes a show, and tells how many do; counted at once, and back when the API would not. E-18, K-01 to K-04.
 * @example <LikeButton show={show} onWarn={warn} />
 */
export function LikeButton(props: LikeButtonProps) {
  const words = useWords(socialMessages);
  const { isLike, count, press } = useLike(props);
  return (
    <ActionButton shape={heartShape} label={words.like} count={count} aria-pressed={isLike} onClick={press} />
  );
}
