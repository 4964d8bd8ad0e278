import { type ApiError, type Comments, keepCommentDraft, takeCommentDraft } from '@panggung/client';
import { COMMENT_LENGTH, type Id, socialMessages } from '@panggung/core';
import { useEffect, useState } from 'react';
import { usePanggung } from '../ui/panggung-provider.js';
import { refusalText } from '../ui/refusal-text.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { WidgetListener } from '../ui/widget-event.js';

export interface ComposerOptions {
  /** The show, by id. */
  show: Id;
  comments: Pick<Comments, '$draft' | 'prepare' | 'send'>;
  /** Says what went wrong. */
  onWarn: (text: string) => void;
  /** A guest wants to sign in; prevented, no dialog opens: the way there is the host's. */
  onSignInStart?: WidgetListener<'sign-in-start'> | undefined;
}

/** What is being written. Nothing empty is sent, nothing too long, and nothing by a guest. K-08, K-09. */
export function useComposer({ show, comments, onWarn }: ComposerOptions) {
  const words = useWords(socialMessages);
  const panggung = usePanggung();
  const person = useStore(panggung.session.$person);
  const { $draft } = comments;
  const text = useStore($draft);
  const [isSent, setSent] = useState(false);
  const length = text.trim().length;
  const isTooLong = length > COMMENT_LENGTH;

  useEffect(() => {
    const kept = takeCommentDraft(panggung, show);
    if (!$draft.get()) $draft.set(kept);
  }, [panggung, show, $draft]);

  const keep = () => keepCommentDraft(panggung, show, text);
  const warn = (error: ApiError) => onWarn(refusalText(error, words));
  return {
    text,
    isTooLong,
    isGuest: !person,
    /** The last one is written, and no other begun. */
    isSent,
    /** Before a guest leaves to sign in. */
    keep,
    write(next: string) {
      setSent(false);
      $draft.set(next);
    },
    send() {
      if (length === 0 || isTooLong) return;
      if (person) void comments.send(person).then(() => setSent(true), warn);
      else {
        keep();
        onWarn(words.login_first);
      }
    },
  };
}
