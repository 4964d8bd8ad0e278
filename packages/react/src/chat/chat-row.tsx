import type { ChatLine } from '@panggung/client';
import { chatMessages } from '@panggung/core';
import { Avatar } from '../ui/avatar.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';
import type { RowActsProps } from './row-acts.js';
import type { ChatActs } from './use-chat-acts.js';

export interface ChatRowProps {
  line: ChatLine;
  isMine: boolean;
  /** Whoever looks is the show's host. */
  isHostView: boolean;
  /** Its author may write no more. */
  isMuted: boolean;
  acts: ChatActs;
}

// Who only reads does nothing about messages.
const RowActs = onDemand<RowActsProps>(async () => (await import('./row-acts.js')).RowActs);

/** Who says what, as text, and what may be done about it. */
export function ChatRow(props: ChatRowProps) {
  const words = useWords(chatMessages);
  const { line, isMine, isHostView } = props;
  const { isSending = false, isHost, held, comment, urlPhoto } = line;
  const name = line.fullName.trim() || words.someone;
  const heldFor = held && (isHostView ? words[`held_${held}`] : words.held_own);
  return (
    <li
      className="panggung-chat__line"
      data-host={isHost || undefined}
      data-held={held ?? undefined}
      data-state={isSending ? 'sending' : 'said'}
    >
      <Avatar name={name} src={urlPhoto} />
      <p className="panggung-chat__who">
        <bdi>{name}</bdi>
        {isMine && ` (${words.you})`}
        {isHost && <span className="panggung-chat__mark"> {words.host}</span>}
        {isSending && <span className="panggung-hidden">{words.sending}</span>}
      </p>
      <p className="panggung-chat__text">{comment}</p>
      {heldFor && <p className="panggung-chat__held">{heldFor}</p>}
      {(isHostView || isMine) && !isSending && <RowActs {...props} name={name} />}
    </li>
  );
}
