import { type ApiError, getLiking } from '@panggung/client';
import { countIn, type Show, socialMessages } from '@panggung/core';
import { usePanggung } from '../panggung-provider.js';
import { refusalText } from '../refusal-text.js';
import { useStore } from '../use-store.js';
import { useWords } from '../use-words.js';
import { emit, type WidgetListener } from '../widget-event.js';

export interface LikeControl {
  /** Its count is shown until the API has been asked for the likes alone. */
  show: Pick<Show, 'id' | 'count_like'>;
  /** Says what went wrong, in the widget's snackbar. */
  onWarn: (text: string) => void;
  /** The person likes the show, or no longer. Not cancelable. */
  onLikeChange?: WidgetListener<'like-change'> | undefined;
}

export interface LikeView {
  isLike: boolean;
  count: number;
  press: () => void;
}

/** The like of a show as a button has it; a guest is asked to sign in. K-01. */
export function useLike({ show, onWarn, onLikeChange }: LikeControl): LikeView {
  const words = useWords(socialMessages);
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const liking = getLiking(panggung, { showId: show.id, userId: person?.user_id });
  const { isLike, count, change } = useStore(liking.$like);

  const tell = (is_like: boolean | null) => {
    if (is_like !== null) emit(onLikeChange, { show_id: show.id, is_like });
  };
  const warn = (error: ApiError) => onWarn(refusalText(error, words));
  return {
    isLike,
    count: Math.max(0, (count ?? countIn(show.count_like) ?? 0) + change),
    press: () => (person ? void liking.toggle().then(tell, warn) : onWarn(words.login_first)),
  };
}
