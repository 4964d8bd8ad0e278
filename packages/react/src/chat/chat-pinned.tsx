import type { Chat } from '@panggung/client';
import { chatMessages } from '@panggung/core';
import type { MouseEvent } from 'react';
import { IconButton } from '../ui/button.js';
import { closeShape, Icon } from '../ui/icon.js';
import { useStore } from '../ui/use-store.js';
import { useWords } from '../ui/use-words.js';
import type { ChatActs } from './use-chat-acts.js';

export interface ChatPinnedProps {
  chat: Chat;
  acts: ChatActs;
}

/** What the host lets stand above the others. */
export function ChatPinned({ chat, acts }: ChatPinnedProps) {
  const words = useWords(chatMessages);
  const pinned = useStore(chat.$pinned);
  const { isHost } = useStore(chat.$state);
  /** The button goes with the message: whoever pressed it goes on in the log. */
  const unpin = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('section')?.querySelector<HTMLElement>('[role=log]')?.focus();
    acts.pin(null);
  };
  return (
    <div className="panggung-chat__pinned" data-empty={!pinned || undefined}>
      {/* Nobody misses what the host wants all to read: it is told, unlike the log. */}
      <div role="status">
        {pinned && (
          <>
            <p className="panggung-chat__who">
              <bdi>{pinned.fullName.trim() || words.someone}</bdi>
              <span className="panggung-chat__mark"> {words.pinned}</span>
            </p>
            <p className="panggung-chat__text">{pinned.comment}</p>
          </>
        )}
      </div>
      {pinned && isHost && (
        <IconButton label={words.unpin} onClick={unpin}>
          <Icon shape={closeShape} size={16} />
        </IconButton>
      )}
    </div>
  );
}
