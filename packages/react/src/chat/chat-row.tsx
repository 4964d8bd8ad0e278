import type { ChatLine } from '@panggung/client';
import { chatMessages, fill } from '@panggung/core';
import { useId, useMemo, useState } from 'react';
import { Avatar } from '../ui/avatar.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { useWords } from '../ui/use-words.js';
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

/** Three dots in a row. */
const dotsShape =
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0';

/** A message, drawn anew only when something about it is new: of two hundred, four times a second, few are. */
export function ChatRow({ line, isMine, isHostView, isMuted, acts }: ChatRowProps) {
  return useMemo(
    () => <Drawn line={line} isMine={isMine} isHostView={isHostView} isMuted={isMuted} acts={acts} />,
    [line, isMine, isHostView, isMuted, acts],
  );
}

/** Who says what, as text, and what may be done about it. */
function Drawn(props: ChatRowProps) {
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
      <div className="panggung-chat__said">
        <p className="panggung-chat__who">
          <b>
            <bdi>{name}</bdi>
            {isMine && ` (${words.you})`}
          </b>
          {isHost && <span className="panggung-chat__mark">{words.host}</span>}
          {isSending && <span className="panggung-hidden">{words.sending}</span>}
        </p>
        <p className="panggung-chat__text" dir="auto">
          {comment}
        </p>
        {heldFor && <p className="panggung-chat__held">{heldFor}</p>}
        {(isHostView || isMine) && !isSending && <RowActs {...props} name={name} />}
      </div>
    </li>
  );
}

function RowActs({ line, isMine, isHostView, isMuted, acts, name }: ChatRowProps & { name: string }) {
  const words = useWords(chatMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { held, userId } = line;
  return (
    <>
      <button
        type="button"
        className="panggung-chat__more"
        data-row
        tabIndex={-1}
        aria-label={fill(words.more, { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={dotsShape} size={16} />
      </button>
      {(isOpen || (isHostView && held)) && (
        <p className="panggung-chat__acts" id={id}>
          {isHostView && held && <Act onClick={() => acts.release(line.id)}>{words.release}</Act>}
          <Act onClick={() => acts.remove(line.id)}>{words.remove}</Act>
          {isHostView && !held && <Act onClick={() => acts.pin(line.id)}>{words.pin}</Act>}
          {isHostView && !isMine && (
            <Act onClick={() => acts.mute(userId, !isMuted)}>
              {fill(isMuted ? words.unmute : words.mute, { name })}
            </Act>
          )}
        </p>
      )}
    </>
  );
}

function Act({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
