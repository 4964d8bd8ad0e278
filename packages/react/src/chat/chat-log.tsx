import type { Chat } from '@panggung/client';
import { chatMessages, fill } from '@panggung/core';
import type { KeyboardEvent } from 'react';
import { Icon } from '../ui/icon.js';
import { onDemand } from '../ui/on-demand.js';
import { useWords } from '../ui/use-words.js';
import { ChatRows } from './chat-rows.js';
import type { ChatSummaryProps } from './chat-summary.js';
import type { ChatActs } from './use-chat-acts.js';
import { useChatRows } from './use-chat-rows.js';
import { useHeldLines } from './use-held-lines.js';
import { useRoom } from './use-room.js';

const downShape = 'm5 9.5 7 7 7-7';

// Nobody hears of news before there are any.
const ChatSummary = onDemand<ChatSummaryProps>(async () => (await import('./chat-summary.js')).ChatSummary);

/** By which of their buttons rows are reached. */
const ROW_BUTTON = '[data-row]';

/** Arrows walk from message to message, as far as there is something to be done about them. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW_BUTTON)];
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = at < 0 ? buttons.at(-1) : buttons[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What is said; it stays at the newest as long as nobody reads further up. */
export function ChatLog({ chat, acts, name }: { chat: Chat; acts: ChatActs; name: string }) {
  const words = useWords(chatMessages);
  const { held, fresh, toNewest, box } = useHeldLines(chat);
  const room = useRoom(box.ref);
  const rowOf = useChatRows(chat, acts);
  /** What was pressed is there no more: whoever pressed it goes on in the log. */
  const goOn = () => {
    toNewest();
    box.ref.current?.focus();
  };
  return (
    <div className="panggung-chat__stage">
      <div
        className="panggung-chat__scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrows lead to its messages.
        tabIndex={0}
        role="log"
        aria-label={name}
        aria-live="off"
        {...box}
        onKeyDown={walk}
      >
        <ChatRows {...{ chat, rowOf, held, room }} />
      </div>
      {fresh > 0 && (
        <button type="button" className="panggung-chat__fresh" onClick={goOn}>
          <Icon shape={downShape} size={16} />
          {fill(words.fresh, { count: fresh })}
        </button>
      )}
      <ChatSummary chat={chat} />
    </div>
  );
}
