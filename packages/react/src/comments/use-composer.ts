import type { ApiError, Comments } from '@panggung/client';
import { COMMENT_LENGTH, socialMessages } from '@panggung/core';
import { useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { refusalText } from '../ui/refusal-text.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';

export interface ComposerOptions {
  comments: Comments;
  /** Says what went wrong. */
  onWarn: (text: string) => void;
}

/** What is being written. Nothing empty is sent, nothing too long, and nothing by a guest. K-08, K-09. */
export function useComposer({ comments, onWarn }: ComposerOptions) {
  const words = useWords(socialMessages);
  const person = useStore(usePanggung().session.$person);
  const text = useStore(comments.$draft);
  const [isSent, setSent] = useState(false);
  const length = text.trim().length;
  const isTooLong = length > COMMENT_LENGTH;

  const warn = (error: ApiError) => onWarn(refusalText(error, words.timed_out));
  return {
    text,
    length,
    isTooLong,
    /** The last one is written, and no other begun. */
    isSent,
    write(next: string) {
      setSent(false);
      comments.$draft.set(next);
    },
    send() {
      if (length === 0 || isTooLong) return;
      if (person) void comments.send(person).then(() => setSent(true), warn);
      else onWarn(words.login_first);
    },
  };
}
