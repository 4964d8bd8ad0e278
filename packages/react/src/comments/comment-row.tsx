import type { CommentEntry } from '@panggung/client';
import { commentMessages } from '@panggung/core';
import { Avatar } from '../ui/avatar.js';
import { Instant } from '../ui/instant.js';
import { useWords } from '../ui/use-words.js';

/** One comment: whose, when, and the text as it was written, never markup. K-06. */
export function CommentRow({ comment }: { comment: CommentEntry }) {
  const words = useWords(commentMessages);
  const name = String(comment.full_name ?? '').trim() || words.someone;
  const { isSending = false, url_photo } = comment;
  return (
    <li className="panggung-comments__comment" data-state={isSending ? 'sending' : 'sent'}>
      <Avatar name={name} src={url_photo && String(url_photo)} />
      <div>
        <p className="panggung-comments__head">
          <b dir="auto">{name}</b>
          {isSending ? <span>{words.sending}</span> : <Instant at={comment.created_at} isTimed />}
        </p>
        <p className="panggung-comments__text" dir="auto">
          {String(comment.comment ?? '')}
        </p>
      </div>
    </li>
  );
}
