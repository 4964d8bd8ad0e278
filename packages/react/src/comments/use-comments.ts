import { type Comments, type FeedState, getComments } from '@panggung/client';
import { type Id, socialMessages } from '@panggung/core';
import { useEffect } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { refusalText } from '../ui/refusal-text.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';

/** What is under a show, as one named state. */
export type CommentsState = 'loading' | 'ready' | 'empty' | 'failed';

export interface CommentsView extends Comments {
  state: CommentsState;
  feed: ReturnType<Comments['$feed']['get']>;
}

function stateOf({ status, items }: FeedState<unknown>): CommentsState {
  if (items.length > 0) return 'ready';
  if (status === 'failed') return 'failed';
  return status === 'loading' ? 'loading' : 'empty';
}

/** The comments under a show; tells `onWarn` when a page of them does not come. K-13. */
export function useComments(show: Id, onWarn: (text: string) => void): CommentsView {
  const words = useWords(socialMessages);
  const comments = getComments(usePanggung(), show);
  const feed = useStore(comments.$feed);
  const { error } = feed;
  useEffect(() => {
    if (error) onWarn(refusalText(error, words));
  }, [error, onWarn, words]);
  return { ...comments, feed, state: stateOf(feed) };
}
